import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge } from '../../ui/badge';

interface WatchedProofProps {
  player: string;
  /** Score on the board. */
  score: number;
  /** Score of the replay in this browser. */
  replayedScore: number;
}

/** Compares the score of the replay with that on the board: the same inputs must give the same score. */
export function WatchedProof({ player, score, replayedScore }: WatchedProofProps) {
  if (score !== replayedScore) {
    return (
      <p className="play__trouble">
        {`This replay ends at ${inPoints(replayedScore)}, and the board says ${inPoints(score)}.`}
      </p>
    );
  }
  return (
    <>
      <p className="play__verdict">
        <Badge kind="own">
          <BadgeCheck size={18} aria-hidden="true" />
          Proven by replay
        </Badge>
      </p>
      <p className="meta play__offline">{`${player} made ${inPoints(score)}, and so did this replay.`}</p>
    </>
  );
}

function inPoints(score: number): string {
  return `${score.toLocaleString('en-US')} ${score === 1 ? 'point' : 'points'}`;
}
