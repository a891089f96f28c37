import type { ReactNode } from 'react';
import type { Livestream, RaceDetails } from '../../api/types';
import { coinsText } from '../../lib/coins-text';
import { EmptyState } from '../../ui/empty-state';
import { FigureList } from '../../ui/figure-list';
import { Panel } from '../../ui/panel';
import { SampleBadge } from '../../ui/sample-badge';

/** The current race, or the next one (§2). */
export function RaceDetailsPanel({ livestream }: { livestream: Livestream }) {
  const { details, areDetailsSample, isLive } = livestream;
  return (
    <Panel
      id="race-details"
      title="Race Details"
      accent="ember"
      aside={<SampleBadge isSample={areDetailsSample} />}
    >
      {details ? (
        <FigureList className="seams breakable race-details" figures={linesOf(details, isLive)} />
      ) : (
        <EmptyState title="No race yet">The next one appears here once it is set</EmptyState>
      )}
    </Panel>
  );
}

function linesOf(
  details: RaceDetails,
  isLive: boolean,
): readonly (readonly [term: string, value: ReactNode])[] {
  const { race, track, lap, laps, pods, fastestLap, fastestLapBy, prizeCoins } = details;
  return [
    [isLive ? 'Race' : 'Next race', race],
    ['Track', track],
    isLive && lap !== null ? ['Lap', `${lap} / ${laps}`] : ['Laps', laps],
    ['Pods', pods],
    ['Fastest lap', fastestLap && [fastestLap, fastestLapBy].filter(Boolean).join(' ')],
    ['Prize', prizeCoins === 0 ? 'None' : coinsText(prizeCoins)],
  ];
}
