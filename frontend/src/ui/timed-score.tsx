import { roundTimeText } from '../lib/round-time';
import './timed-score.css';

interface TimedScoreProps {
  score: number;
  /** Sixtieths of a second, in games where the faster of two equal scores wins; null in others. */
  ticks: number | null;
}

/** A score with the time it took, where that counts. */
export function TimedScore({ score, ticks }: TimedScoreProps) {
  return (
    <>
      {score.toLocaleString('en-US')}
      {ticks !== null && <small className="timed-score">{` ${roundTimeText(ticks)}`}</small>}
    </>
  );
}
