import { useQuery } from '@tanstack/react-query';
import { GAME_IDS } from 'game-scenes/names';
import Play from 'lucide-react/icons/play';
import { memberBestsQuery } from '../../api/leaderboard';
import type { BoardEntry, BoardRange, MemberBests } from '../../api/types';
import { roundTimeText } from '../../lib/round-time';
import { ageOf } from '../../lib/time-labels';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';
import { GameCover } from '../../ui/game-cover';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { whenOf } from './boards';
import { WatchLink } from './watch-link';

interface MemberRoundsDialogProps {
  /** Member whose rounds are shown; null when the dialog is closed. */
  member: BoardEntry | null;
  range: BoardRange;
  onClose: () => void;
}

/** Lists the rounds that make up a member's rank among all games, each with a link to watch it. */
export function MemberRoundsDialog({ member, range, onClose }: MemberRoundsDialogProps) {
  return (
    <Dialog
      isOpen={member !== null}
      onOpenChange={onClose}
      title={member?.username}
      description={`The ranked rounds ${whenOf(range)}: each is proven by its replay.`}
      size="wide"
    >
      {member && <MemberRounds userId={member.id} range={range} />}
    </Dialog>
  );
}

function MemberRounds({ userId, range }: { userId: number; range: BoardRange }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(memberBestsQuery(userId, range));
  if (isPending) {
    return (
      <SkeletonList as="div" count={GAME_IDS.length} className="rows member-rounds__list" rowClass="row">
        <Skeleton width={88} height={56} />
        <Skeleton width="45%" height={40} />
      </SkeletonList>
    );
  }
  return (
    <>
      {isError && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          The rounds could not be loaded.
        </FailedNote>
      )}
      {data?.bests.length === 0 && <EmptyState title="No ranked rounds any more" />}
      {data && data.bests.length > 0 && (
        <ul className="rows member-rounds__list">
          {data.bests.map((best) => (
            <BestRow key={best.gameName} best={best} />
          ))}
        </ul>
      )}
    </>
  );
}

function BestRow({ best }: { best: MemberBests['bests'][number] }) {
  const { gameId, gameName, score, ticks, rank, round, decidedAt } = best;
  const game = GAME_IDS.find((id) => id === gameId);
  const points = score.toLocaleString('en-US');
  return (
    <li>
      <span className="member-rounds__cover cut-picture">{game && <GameCover game={game} />}</span>
      <span className="column grow member-rounds__copy">
        <b>{gameName}</b>
        <span className="meta">
          <span className="figure">{points}</span>
          {ticks === null ? ' points' : ` points in ${roundTimeText(ticks)}`}
          <span className="wide-only"> · </span>
          <br className="narrow-only" />
          {`rank ${rank.toLocaleString('en-US')} · ${ageOf(decidedAt)}`}
        </span>
      </span>
      {game && round !== null ? (
        <WatchLink
          game={game}
          round={round}
          className={buttonClass({ size: 'small' })}
          aria-label={`Watch ${gameName}, ${points} points`}
        >
          <Play size={16} aria-hidden="true" />
          Watch
        </WatchLink>
      ) : (
        <span className="meta">Not kept</span>
      )}
    </li>
  );
}
