import type { Hud } from 'game-scenes/scenes';
import type { Decision } from '../../offline/decision';
import { wordsIn } from './own-figures';
import { pauseReasons } from './pause-reasons';
import type { Play } from './play.hook';
import { summaries } from './summaries';

/** Seconds before the end at which a screen reader is told how long is left. */
const timeWarnings = [10, 30];

/** Said when another tab has started a newer round of this game. */
export const overtakenSentence = 'This game was started in another tab. Only the newest round counts.';

/** Gives what a screen reader is told of the play at this moment; it changes only when there is news. */
export function announcement({
  gameId,
  watching,
  running,
  played,
  hud,
  starting,
  sending,
  trouble,
  isOvertaken,
}: Play): string {
  if (watching.isOn) return watching.isOver ? 'The watched round is over.' : 'Watching the round.';
  if (starting.isPending) return 'The round is on its way.';
  if (trouble !== null) return trouble;
  if (isOvertaken) return overtakenSentence;
  if (played === null) return running === null || hud === null ? '' : duringRound(hud);
  const { title } = summaries[gameId](played);
  const over = title === 'Game Over' ? 'Game over.' : title;
  const worth = played.isPractice ? 'Practice: this round will not be sent.' : decisionText(sending.decision);
  return `${over} Score ${played.round.score}. ${worth}`.trimEnd();
}

/** Gives the game's own words for what just happened on its field; none while nothing moves. */
export function spoken({ hud, watching }: Play): string {
  const shown = watching.isOn ? watching.hud : hud;
  return shown?.phase === 'playing' ? wordsIn(shown.figures, 'spoken') : '';
}

function duringRound({ phase, pauseReason, countdown, secondsLeft }: Hud): string {
  if (phase === 'ready') return 'The round is on its way.';
  if (countdown > 0) return 'Get ready.';
  if (phase === 'paused') return (pauseReason && pauseReasons[pauseReason]) ?? 'Paused.';
  const warning = timeWarnings.find((seconds) => secondsLeft <= seconds);
  return warning === undefined ? 'Go!' : `${warning} seconds left.`;
}

function decisionText(decision: Decision | undefined): string {
  if (decision === undefined) return '';
  if (decision.kind !== 'proven') return `This round does not count. ${decision.sentence}`;
  const { coins, isNewHighScore } = decision.verdict;
  return `${isNewHighScore ? 'New high score! ' : ''}${coins} ${coins === 1 ? 'coin' : 'coins'} earned.`;
}
