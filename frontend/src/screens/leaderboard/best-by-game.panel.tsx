import type { UseQueryResult } from '@tanstack/react-query';
import { GAME_IDS, GAME_NAMES } from 'game-scenes/names';
import type { GameId } from 'game-scenes/names';
import Play from 'lucide-react/icons/play';
import type { OwnStanding } from '../../api/types';
import { buttonClass } from '../../ui/button';
import { NotKnown } from '../../ui/not-known';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TimedScore } from '../../ui/timed-score';
import { WatchLink } from './watch-link';

/** The member's best round of each game, with its rank. */
export function BestByGame({ standing }: { standing: UseQueryResult<OwnStanding> }) {
  return (
    <Card aria-labelledby="best-by-game" aria-busy={standing.isPending}>
      <CardHeader id="best-by-game" title="Best by game" accent="ember" />
      <ul className="rows best-by-game">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <span className="grow">{GAME_NAMES[game]}</span>
            <BestPart game={game} standing={standing} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BestPart({ game, standing }: { game: GameId; standing: UseQueryResult<OwnStanding> }) {
  const { data, isPending } = standing;
  if (isPending) return <Skeleton width={64} height={20} />;
  if (data === undefined) return <NotKnown />;
  const best = data.bests.find(({ gameId }) => gameId === game);
  if (best === undefined || best.rank === null) return <span className="meta">No score yet</span>;
  const { score, ticks, rank, round } = best;
  return (
    <>
      <span className="meta">{`#${rank.toLocaleString('en-US')}`}</span>
      <b className="figure">
        <TimedScore score={score} ticks={ticks} />
      </b>
      {round !== null && (
        <WatchLink
          game={game}
          round={round}
          className={buttonClass({ size: 'square' })}
          aria-label={`Watch your best of ${GAME_NAMES[game]}`}
        >
          <Play size={16} aria-hidden="true" />
        </WatchLink>
      )}
    </>
  );
}
