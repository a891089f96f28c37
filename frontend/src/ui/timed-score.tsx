import { roundTimeText } from '../lib/round-time';
import { VisuallyHidden } from './visually-hidden';

interface TimedScoreProps {
  score: number;
  /** Sixtieths of a second, in games where the faster of two equal scores wins; null in others. */
  ticks: number | null;
  /** Unit for screen readers, where nothing else says it. */
  unit?: string;
}

/** A score with the time it took, where that counts. */
export function TimedScore({ score, ticks, unit }: TimedScoreProps) {
  return (
    <>
      <span>{score.toLocaleString('en-US')}</span>
      {unit !== undefined && <VisuallyHidden>{` ${unit}`}</VisuallyHidden>}
      {ticks !== null && <small className="timed-score muted">{` ${roundTimeText(ticks)}`}</small>}
    </>
  );
}
