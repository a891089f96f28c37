import { useQuery } from '@tanstack/react-query';
import { GAME_IDS, GAME_NAMES } from 'game-scenes/names';
import type { GameId } from 'game-scenes/names';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { gameStatsQuery } from '../../api/games';
import type { GameStats } from '../../api/types';
import { playTimeText } from '../../lib/time-labels';
import { FailedNote } from '../../ui/failed-note';
import { Figure } from '../../ui/figure';
import { GameCover } from '../../ui/game-cover';
import { NotKnown } from '../../ui/not-known';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TimedScore } from '../../ui/timed-score';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The member's record in each game (§2). */
export function GameStatsPanel() {
  const { data: stats, isPending, isError, isFetching, refetch } = useQuery(gameStatsQuery);
  /** The covers by name; a game without a cover is for example the racing simulator. */
  const covers = new Map<string, GameId | undefined>(GAME_IDS.map((id) => [GAME_NAMES[id], id]));
  for (const { gameName } of stats ?? []) covers.set(gameName, covers.get(gameName));
  return (
    <Card aria-labelledby="game-stats" aria-busy={isPending}>
      <CardHeader id="game-stats" title="Game Stats" accent="ember" />
      <div role="status">{isPending && <VisuallyHidden>Loading...</VisuallyHidden>}</div>
      {isError && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          Your records could not be loaded.
        </FailedNote>
      )}
      <ul className="rows game-stats">
        {[...covers].map(([name, cover]) => (
          <li key={name}>
            <div className="center profile__cover cut-picture">
              {cover ? <GameCover game={cover} /> : <Flag size={24} aria-hidden="true" />}
            </div>
            <h3>{name}</h3>
            <Figures
              record={stats?.find(({ gameName }) => gameName === name)}
              isPending={isPending}
              isKnown={stats !== undefined}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FiguresProps {
  record: GameStats | undefined;
  isPending: boolean;
  /** True once the records are loaded: a game without a record has then not been played. */
  isKnown: boolean;
}

function Figures({ record, isPending, isKnown }: FiguresProps) {
  if (isKnown && record === undefined) {
    return <p className="meta">No runs yet</p>;
  }
  const told = (words: (record: GameStats) => ReactNode): ReactNode => {
    if (record !== undefined) return words(record);
    return isPending ? <Skeleton width={48} height={20} /> : <NotKnown />;
  };
  return (
    <dl className="figures">
      <Figure term="High Score" className="figure">
        {told(({ highScore, bestTicks }) =>
          highScore === null ? '–' : <TimedScore score={highScore} ticks={bestTicks} />,
        )}
      </Figure>
      <Figure term="Played" className="figure">
        {told(({ timesPlayed }) => (timesPlayed || 1).toLocaleString('en-US'))}
      </Figure>
      <Figure term="Level" className="figure">
        {told(({ level }) => level || 1)}
      </Figure>
      <Figure term="Time" className="figure">
        {told(({ timePlayed }) => playTimeText(timePlayed))}
      </Figure>
    </dl>
  );
}
