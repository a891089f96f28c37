import { TICKS_PER_SECOND } from '../rules-core/define-game.js';
import type { Pace } from '../rules-core/pace.js';
import type { Figures, GameScene } from './game-scene.js';

/** `ready` until the first frame can be drawn, then `paused`. Every pause ends with a countdown. */
export type GamePhase = 'ready' | 'playing' | 'paused' | 'over';

/** Reason of a pause: the player, a hidden tab, an unfocused window, a browser that stalled, or lost graphics. */
export type PauseReason = 'player' | 'hidden' | 'blur' | 'stall' | 'graphics';

/** Values that React shows over the field. */
export interface Hud {
  readonly phase: GamePhase;
  /** Null when the game is not paused, and during the countdown before the first tick. */
  readonly pauseReason: PauseReason | null;
  /** 3, 2, 1 before the game begins or resumes; 0 otherwise. */
  readonly countdown: 0 | 1 | 2 | 3;
  readonly score: number;
  readonly coins: number;
  /** Ticks left at the last change of any value; 60 are one second. */
  readonly ticksLeft: number;
  /** Whole seconds left, rounded up; 0 only when the round is over. */
  readonly secondsLeft: number;
  /** See `Pace.gap`, seconds to a tenth; null without a round to compare with. */
  readonly gap: number | null;
  /** Values of the game; empty before its scene exists. */
  readonly figures: Figures;
}

/** Part of the HUD that the host determines. */
export type PlayStatus = Pick<Hud, 'phase' | 'pauseReason' | 'countdown'>;

const NO_FIGURES: Figures = {};

/** Returns true if both have equal values. A scene always uses the same names. */
function areFiguresEqual(shown: Figures, present: Figures): boolean {
  for (const name in present) if (shown[name] !== present[name]) return false;
  return true;
}

/** Returns the HUD before a scene exists. */
export function emptyHud(ticksPerRound: number): Hud {
  return {
    phase: 'ready',
    pauseReason: null,
    countdown: 0,
    score: 0,
    coins: 0,
    ticksLeft: ticksPerRound,
    secondsLeft: ticksPerRound / TICKS_PER_SECOND,
    gap: null,
    figures: NO_FIGURES,
  };
}

/** Returns true if all displayed values are unchanged; `ticksLeft` alone is not displayed. */
function isHudCurrent(
  shown: Hud,
  status: PlayStatus,
  scene: GameScene,
  { secondsLeft, gap }: Pick<Hud, 'secondsLeft' | 'gap'>,
): boolean {
  const { score, coins } = scene.round.outcome;
  return (
    shown.phase === status.phase &&
    shown.pauseReason === status.pauseReason &&
    shown.countdown === status.countdown &&
    shown.score === score &&
    shown.coins === coins &&
    shown.secondsLeft === secondsLeft &&
    shown.gap === gap &&
    areFiguresEqual(shown.figures, scene.figures ?? NO_FIGURES)
  );
}

const roundedGap = (gap: number | null): number | null => gap && Math.round(gap * 10) / 10;

/** Creates a function that calls `onHud` only when a displayed value changes, to avoid rendering. */
export function createHudFeed(
  ticksPerRound: number,
  scene: GameScene,
  pace: Pace | undefined,
  onHud: (hud: Hud) => void,
) {
  let shown: Hud | undefined;
  return (status: PlayStatus): void => {
    const ticksLeft = ticksPerRound - scene.round.tick;
    const secondsLeft = Math.ceil(ticksLeft / TICKS_PER_SECOND);
    const gap = roundedGap(pace?.gap(scene.round.state) ?? null);
    if (shown !== undefined && isHudCurrent(shown, status, scene, { secondsLeft, gap })) return;
    const { score, coins } = scene.round.outcome;
    const figures = { ...scene.figures };
    onHud((shown = { ...status, score, coins, ticksLeft, secondsLeft, gap, figures }));
  };
}
