import type { ReactNode } from 'react';
import type { Livestream } from '../../api/types';
import { coinsText } from '../../lib/coins-text';
import { FigureList } from '../../ui/figure-list';
import { Panel } from '../../ui/panel';

/** The current race, or the next one (§2). */
export function RaceDetailsPanel({ details, isLive }: Pick<Livestream, 'details' | 'isLive'>) {
  const { race, track, lap, laps, pods, fastestLap, fastestLapBy, prizeCoins } = details;
  const lines: readonly (readonly [term: string, value: ReactNode])[] = [
    [isLive ? 'Race' : 'Next race', race],
    ['Track', track],
    isLive && lap !== null ? ['Lap', `${lap} / ${laps}`] : ['Laps', laps],
    ['Pods', pods],
    ['Fastest lap', fastestLap && [fastestLap, fastestLapBy].filter(Boolean).join(' ')],
    ['Prize', prizeCoins === 0 ? 'None' : coinsText(prizeCoins)],
  ];
  return (
    <Panel id="race-details" title="Race Details" accent="ember">
      <FigureList className="seams breakable race-details" figures={lines} />
    </Panel>
  );
}
