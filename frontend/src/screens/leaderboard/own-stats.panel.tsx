import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BoardRange, OwnStanding, User } from '../../api/types';
import { roundTimeText } from '../../lib/round-time';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Figure, loadedValue } from '../../ui/figure';
import { Skeleton } from '../../ui/skeleton';
import { WavingAlien } from '../../ui/waving-alien';
import type { Board } from './boards';
import { inFigures, whenOf } from './boards';
import { PlayLink } from './empty-board';

interface OwnStatsProps {
  user: User;
  board: Board;
  range: BoardRange;
  standing: UseQueryResult<OwnStanding>;
}

/** The member's rank on the shown board (§2). */
export function OwnStats({ user, board, range, standing }: OwnStatsProps) {
  const { data, isPending, isError, isFetching, refetch } = standing;
  const isOnPodium = data?.rank === 2 || data?.rank === 3;
  const told = (words: (own: OwnStanding) => ReactNode): ReactNode =>
    loadedValue(standing, <Skeleton width={72} height={26} />, words);
  return (
    <Card aria-labelledby="own-stats" aria-busy={isPending}>
      <CardHeader id="own-stats" title="Your Stats" />
      <div className="own-stats__alien">
        <WavingAlien wardrobe={user.avatarCustomization} />
      </div>
      <p className="meta own-stats__board">{`${board.name}, ${whenOf(range)}`}</p>
      <dl className="figures own-stats">
        <Figure term="Rank" className="text-slime">
          {told(({ rank }) => (rank === null ? <NotRanked /> : `#${inFigures(rank)}`))}
        </Figure>
        <Figure term="Score">{told(({ score }) => inFigures(score))}</Figure>
        <Figure term="Games">
          {told(({ bests }) =>
            inFigures(bests.filter(({ rank }) => rank !== null && !board.isComing).length),
          )}
        </Figure>
        {data?.rank === 1 ? (
          <Figure term="Lead">Yours</Figure>
        ) : (
          <Figure term={isOnPodium ? 'Points to next place' : 'Points to third place'}>
            {told(({ toNext, toThird }) => distanceText(isOnPodium ? toNext?.points : toThird))}
          </Figure>
        )}
      </dl>
      <div className="column own-stats__news">
        {isError ? (
          <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
            Your stats could not be loaded.
          </FailedNote>
        ) : (
          <p className="meta">{data ? updatesOf(data, board) : ' '}</p>
        )}
      </div>
      <PlayLink board={board} isWide />
    </Card>
  );
}

function distanceText(points: number | null | undefined): string {
  return points === undefined || points === null ? 'Nobody yet' : inFigures(points);
}

function NotRanked() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none yet</span>
    </>
  );
}

/** Returns one sentence about the next goal. */
function updatesOf({ rank, toNext, total }: OwnStanding, board: Board): string {
  if (board.isComing) return 'This board opens with its game.';
  if (rank === null) return 'You are not on this board yet: one proven round with points puts you there.';
  if (toNext === null) return total === 1 ? 'You hold this board alone.' : 'Nobody stands above you.';
  const { points, ticks, username } = toNext;
  if (ticks !== null && ticks > 0) return `${roundTimeText(ticks)} to ${username}, one place above you.`;
  if (points === 0) return `Level with ${username}, who stands one place above you.`;
  const unit = `${board.isAll ? 'squad ' : ''}${points === 1 ? 'point' : 'points'}`;
  return `${inFigures(points)} ${unit} to ${username}, one place above you.`;
}
