import type { GameRules } from 'game-scenes/rules';
import type { RoundOutcome } from '../../offline/round-outcome';
import type { GameModule, Played } from '../../games/game-module';
import type { EndedRound } from './ended-round';

/**
 * What a result is staged as. `offline`: practice, or not sent yet. `refused`: the round does not count. `poor`: less
 * than a third of the member's usual score.
 */
export type OutcomeKind = 'offline' | 'refused' | 'record' | 'win' | 'ordinary' | 'poor';

/** The sending of a round, as far as its kind depends on it. */
interface Sent {
  roundOutcome: RoundOutcome | undefined;
  hasFailed: boolean;
}

/** Returns the kind of a played round; a game's par stands in for a usual score that is not known. */
export function outcomeKind(
  { hasWon = hasUsualScore }: GameModule,
  { config }: GameRules,
  ended: EndedRound,
  { roundOutcome, hasFailed }: Sent,
): OutcomeKind {
  if (ended.isPractice || (roundOutcome === undefined && hasFailed)) return 'offline';
  if (roundOutcome !== undefined && roundOutcome.kind !== 'proven') return 'refused';
  const usualScore = ended.before?.usualScore ?? config.parScore;
  const isWeak = ended.round.score * 3 < usualScore;
  const isBest = isNewBest(ended, roundOutcome);
  // A weak first round is a best score, but no feast.
  if (isBest) return isWeak && ended.previousBest === null ? 'ordinary' : 'record';
  if (hasWon(ended, usualScore)) return 'win';
  return isWeak ? 'poor' : 'ordinary';
}

function hasUsualScore({ round }: Played, usualScore: number): boolean {
  return round.score >= usualScore;
}

/** Returns true for a new best score: by the verdict, or until then by the best score known to this page. */
export function isNewBest(ended: EndedRound, roundOutcome: RoundOutcome | undefined): boolean {
  if (roundOutcome === undefined) return ended.isRecord;
  return roundOutcome.kind === 'proven' && roundOutcome.verdict.isNewHighScore;
}
