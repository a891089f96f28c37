import type { Hud, PauseReason } from 'game-scenes/scenes';
import type { GameModule } from '../../games/game-module';
import { wordsIn } from '../../games/own-figures';
import type { RoundOutcome } from '../../offline/round-outcome';
import type { EndedRound } from './ended-round';
import type { Watching } from './phase';
import { GAME_OVER, summaryOf } from './summary';
import type { Play } from './play.hook';

/** Seconds before the end at which screen readers are told the time left. */
const timeWarnings = [10, 30];

/** Explanation of a pause; null if the player paused. */
export const pauseReasons: Readonly<Record<PauseReason, string | null>> = {
  player: null,
  hidden: 'Paused because this page was hidden.',
  blur: 'Paused because this window lost focus.',
  stall: 'Paused because this device was busy for a moment.',
  graphics: 'Paused because the graphics of this device were lost. The round goes on when they are back.',
};

/** Message for a round that another tab has superseded. */
export const supersededText = 'This game was started in another tab. Only the newest round counts.';

/** Returns the text of the live region. It changes only when there is something new to announce. */
export function announcement({ module, phase, starting, sending }: Play): string {
  if (phase.kind === 'watching') return watchedText(phase.watching);
  if (starting.isPending) return 'The round is on its way.';
  if (phase.kind === 'playing') return phase.trouble ?? (phase.hud === null ? '' : duringRound(phase.hud));
  if (phase.trouble !== null) return phase.trouble;
  if (phase.kind === 'start') return '';
  return phase.kind === 'superseded' ? supersededText : resultText(module, phase.ended, sending.roundOutcome);
}

export function watchedText({ hud, replayedScore }: Watching): string {
  const why = hud?.pauseReason && pauseReasons[hud.pauseReason];
  if (why) return why;
  return replayedScore === null ? 'Watching the round.' : 'The watched round is over.';
}

/** Returns the game's own announcement of what just happened; empty while the game is not running. */
export function spoken({ phase }: Play): string {
  const hud = phase.kind === 'watching' ? phase.watching.hud : phase.kind === 'playing' && phase.hud;
  return hud && hud.phase === 'playing' ? wordsIn(hud.figures, 'spoken') : '';
}

function resultText(module: GameModule, ended: EndedRound, roundOutcome: RoundOutcome | undefined): string {
  const { title } = summaryOf(module, ended);
  const over = title === GAME_OVER ? 'Game over.' : title;
  const worth = ended.isPractice ? 'Practice: this round will not be sent.' : outcomeText(roundOutcome);
  return `${over} Score ${ended.round.score}. ${worth}`.trimEnd();
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
