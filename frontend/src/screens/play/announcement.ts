import type { Hud } from 'game-scenes/scenes';
import type { Decision } from '../../offline/decision';
import type { Play } from './play.hook';

/** Seconds before the end at which a screen reader is told how long is left. */
const timeWarnings = [10, 30];

/** Said when another tab has started a newer round of this game. */
export const overtakenSentence = 'This game was started in another tab. Only the newest round counts.';

/** Gives what a screen reader is told of the play at this moment; it changes only when there is news. */
export function announcement({
  running,
  played,
  hud,
  starting,
  sending,
  trouble,
  isOvertaken,
}: Play): string {
  if (starting.isPending) return 'The round is on its way.';
  if (trouble !== null) return trouble;
  if (isOvertaken) return overtakenSentence;
  if (played === null) return running === null || hud === null ? '' : duringRound(hud);
  return `Game over. Score ${played.round.score}. ${decisionText(sending.decision)}`.trimEnd();
}

function duringRound({ phase, countdown, secondsLeft }: Hud): string {
  if (phase === 'ready') return 'The round is on its way.';
  if (countdown > 0) return 'Get ready.';
  if (phase === 'paused') return 'Paused.';
  const warning = timeWarnings.find((seconds) => secondsLeft <= seconds);
  return warning === undefined ? 'Go!' : `${warning} seconds left.`;
}

function decisionText(decision: Decision | undefined): string {
  if (decision === undefined) return '';
  if (decision.kind !== 'proven') return `This round does not count. ${decision.sentence}`;
  const { coins, isNewHighScore } = decision.verdict;
  return `${isNewHighScore ? 'New high score! ' : ''}${coins} ${coins === 1 ? 'coin' : 'coins'} earned.`;
}
