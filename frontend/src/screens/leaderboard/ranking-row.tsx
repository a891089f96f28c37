import ChevronRight from 'lucide-react/icons/chevron-right';
import Play from 'lucide-react/icons/play';
import type { BoardEntry } from '../../api/types';
import { ageOf } from '../../lib/time-labels';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Badge } from '../../ui/badge';
import { RankBadge } from '../../ui/rank-badge';
import { TimedScore } from '../../ui/timed-score';
import type { Board } from './boards';
import { WatchLink } from './watch-link';

interface RankingRowProps {
  entry: BoardEntry;
  board: Board;
  /** Opens the rounds of a member, on boards that count every game. */
  onOpen: (entry: BoardEntry) => void;
}

/** A row of the ranking. A click anywhere in it opens the proof: the round, or the list of rounds. */
export function RankingRow({ entry, board, onOpen }: RankingRowProps) {
  const { rank, score, ticks, lastPlayed, isCurrentUser, avatar, profilePicture, round } = entry;
  const SignIcon = board.gameId === null ? ChevronRight : Play;
  return (
    <li className="ranking__row" {...(isCurrentUser && { 'data-own': true })}>
      <RankBadge rank={rank} className="ranking__rank" />
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <div className="row gap-16 ranking__member">
        <div className="row wrap grow ranking__who">
          <ProofLink entry={entry} board={board} onOpen={onOpen} />
          {isCurrentUser && <Badge kind="own">You</Badge>}
        </div>
        <time className="meta" dateTime={lastPlayed}>
          {ageOf(lastPlayed)}
        </time>
      </div>
      <span className="figure ranking__score">
        <TimedScore score={score} ticks={ticks} unit={board.isAll ? 'squad points' : 'points'} />
      </span>
      {/* What a click on the row does. */}
      <span className="ranking__sign">
        {(board.gameId === null || round !== null) && <SignIcon size={18} aria-hidden="true" />}
      </span>
    </li>
  );
}

function ProofLink({ entry, board, onOpen }: RankingRowProps) {
  const { username, round } = entry;
  if (board.gameId !== null && round !== null) {
    return (
      <WatchLink
        game={board.gameId}
        round={round}
        className="ellipsis ranking__name"
        aria-label={`${username}: watch the round`}
      >
        {username}
      </WatchLink>
    );
  }
  if (board.gameId !== null) return <b className="ellipsis ranking__name">{username}</b>;
  return (
    <button
      type="button"
      className="ellipsis ranking__name"
      aria-haspopup="dialog"
      aria-label={`${username}: show the ranked rounds`}
      onClick={() => onOpen(entry)}
    >
      {username}
    </button>
  );
}
