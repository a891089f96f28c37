import ChevronRight from 'lucide-react/icons/chevron-right';
import Play from 'lucide-react/icons/play';
import type { GameId } from 'game-scenes/rules';
import { Link } from 'react-router-dom';
import type { BoardEntry } from '../../api/types';
import { ageOf } from '../../lib/time-labels';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Badge } from '../../ui/badge';
import { RankBadge } from '../../ui/rank-badge';
import { TimedScore } from '../../ui/timed-score';
import type { Board } from './boards';
import { useWatchLink } from './watch-link.hook';

interface RankingRowProps {
  entry: BoardEntry;
  board: Board;
  /** Opens the rounds of a member, on boards that count every game. */
  onOpen: (entry: BoardEntry) => void;
}

/** A row of the ranking. A click anywhere in it opens the proof: the round, or the list of rounds. */
export function RankingRow({ entry, board, onOpen }: RankingRowProps) {
  const { rank, score, ticks, lastPlayed, isCurrentUser, avatar, profilePicture } = entry;
  return (
    <li className="ranking__row" {...(isCurrentUser && { 'data-own': true })}>
      <RankBadge rank={rank} className="ranking__rank" />
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <div className="ranking__who">
        <ProofLink entry={entry} board={board} onOpen={onOpen} />
        {isCurrentUser && <Badge kind="own">You</Badge>}
      </div>
      <time className="meta ranking__when" dateTime={lastPlayed}>
        {ageOf(lastPlayed)}
      </time>
      <span className="figure ranking__score">
        <TimedScore score={score} ticks={ticks} unit={board.isAll ? 'squad points' : 'points'} />
      </span>
      <ProofSign entry={entry} board={board} />
    </li>
  );
}

function ProofLink({ entry, board, onOpen }: RankingRowProps) {
  const { username, round } = entry;
  if (board.gameId !== null && round !== null) {
    return <WatchName gameId={board.gameId} round={round} username={username} />;
  }
  if (board.gameId !== null) return <b className="ranking__name">{username}</b>;
  return (
    <button
      type="button"
      className="ranking__name"
      aria-haspopup="dialog"
      aria-label={`${username}: show the ranked rounds`}
      onClick={() => onOpen(entry)}
    >
      {username}
    </button>
  );
}

interface WatchNameProps {
  gameId: GameId;
  round: string;
  username: string;
}

function WatchName({ gameId, round, username }: WatchNameProps) {
  const watch = useWatchLink(gameId, round);
  return (
    <Link {...watch} className="ranking__name" aria-label={`${username}: watch the round`}>
      {username}
    </Link>
  );
}

/** Icon that shows what a click on the row does. */
function ProofSign({ entry, board }: Pick<RankingRowProps, 'entry' | 'board'>) {
  const Icon = board.gameId === null ? ChevronRight : Play;
  const isOpen = board.gameId === null || entry.round !== null;
  return <span className="ranking__sign">{isOpen && <Icon size={18} aria-hidden="true" />}</span>;
}
