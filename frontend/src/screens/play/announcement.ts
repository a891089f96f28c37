import type { Hud } from 'game-scenes/scenes';
import type { RoundOutcome } from '../../offline/round-outcome';
import { wordsIn } from './own-figures';
import { pauseReasons } from './pause-reasons';
import type { Play } from './play.hook';
import { summaries } from './summaries';

/** Seconds before the end at which screen readers are told the time left. */
const timeWarnings = [10, 30];

/** Message for a round that another tab has superseded. */
export const supersededText = 'This game was started in another tab. Only the newest round counts.';

/** Returns the text of the live region. It changes only when there is something new to announce. */
export function announcement({
  gameId,
  watching,
  running,
  played,
  hud,
  starting,
  sending,
  trouble,
  isSuperseded,
}: Play): string {
  if (watching.isOn) return watching.isOver ? 'The watched round is over.' : 'Watching the round.';
  if (starting.isPending) return 'The round is on its way.';
  if (trouble !== null) return trouble;
  if (isSuperseded) return supersededText;
  if (played === null) return running === null || hud === null ? '' : duringRound(hud);
  const { title } = summaries[gameId](played);
  const over = title === 'Game Over' ? 'Game over.' : title;
  const worth = played.isPractice
    ? 'Practice: this round will not be sent.'
    : outcomeText(sending.roundOutcome);
  return `${over} Score ${played.round.score}. ${worth}`.trimEnd();
}

/** Returns the game's own announcement of what just happened; empty while the game is not running. */
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

function outcomeText(roundOutcome: RoundOutcome | undefined): string {
  if (roundOutcome === undefined) return '';
  if (roundOutcome.kind !== 'proven') return `This round does not count. ${roundOutcome.sentence}`;
  const { coins, isNewHighScore } = roundOutcome.verdict;
  return `${isNewHighScore ? 'New high score! ' : ''}${coins} ${coins === 1 ? 'coin' : 'coins'} earned.`;
}
