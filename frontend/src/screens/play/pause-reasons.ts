import type { PauseReason } from 'game-scenes/scenes';

/** Explanation of a pause; null if the player paused. */
export const pauseReasons: Readonly<Record<PauseReason, string | null>> = {
  player: null,
  hidden: 'Paused because this page was hidden.',
  blur: 'Paused because this window lost focus.',
  stall: 'Paused because this device was busy for a moment.',
};
