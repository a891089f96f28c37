import { TICKS_PER_SECOND, type GameRules } from '../rules-core/define-game.js';
import type { Figures, GameScene } from './game-scene.js';

/** `ready` until the first frame can be drawn, then `paused` for the countdown, which every pause ends with, then `playing`. */
export type GamePhase = 'ready' | 'playing' | 'paused' | 'over';

/** Why the game stands still: the player, a hidden tab, a window without the focus, or a browser that stood still itself. */
export type PauseReason = 'player' | 'hidden' | 'blur' | 'stall';

/** The figures React shows over the field. */
export interface Hud {
  readonly phase: GamePhase;
  /** Null when it is not paused, and in the countdown before the first tick. */
  readonly pauseReason: PauseReason | null;
  /** 3, 2, 1 while the game is about to begin, or to go on with the field still hidden. 0 otherwise. */
  readonly countdown: 0 | 1 | 2 | 3;
  readonly score: number;
  readonly coins: number;
  /** Sixtieths of a second at the moment of the last change of any figure. */
  readonly ticksLeft: number;
  /** Whole seconds, rounded up: 0 only when the round is over. */
  readonly secondsLeft: number;
  /** Hits in a row, 0 below 2. */
  readonly combo: number;
  readonly bestCombo: number;
  /** The game's own figures, none before its scene exists. */
  readonly figures: Figures;
}

/** The host's part of the figures. */
export type PlayStatus = Pick<Hud, 'phase' | 'pauseReason' | 'countdown'>;

const NO_FIGURES: Figures = {};

/** A scene always names the same figures. */
function areFiguresEqual(shown: Figures, present: Figures): boolean {
  for (const name in present) if (shown[name] !== present[name]) return false;
  return true;
}

/** Figures before a scene exists. */
function emptyHud(game: GameRules, status: PlayStatus): Hud {
  const ticksLeft = game.ticksPerRound;
  return {
    ...status,
    score: 0,
    coins: 0,
    ticksLeft,
    secondsLeft: ticksLeft / TICKS_PER_SECOND,
    combo: 0,
    bestCombo: 0,
    figures: NO_FIGURES,
  };
}

/** Tells whether anything that is shown differs; `ticksLeft` alone is not shown. */
function isHudCurrent(shown: Hud, status: PlayStatus, scene: GameScene, secondsLeft: number): boolean {
  const { score, coins } = scene.round.outcome;
  return (
    shown.phase === status.phase &&
    shown.pauseReason === status.pauseReason &&
    shown.countdown === status.countdown &&
    shown.score === score &&
    shown.coins === coins &&
    shown.secondsLeft === secondsLeft &&
    shown.combo === scene.combo &&
    shown.bestCombo === scene.bestCombo &&
    areFiguresEqual(shown.figures, scene.figures ?? NO_FIGURES)
  );
}

/** Keeps what React last heard and speaks up only when a shown figure changes, so that frames cost React nothing. */
export function createHudFeed(game: GameRules, onHud: (hud: Hud) => void) {
  let shown: Hud | undefined;
  return (status: PlayStatus, scene: GameScene | undefined): void => {
    if (scene === undefined) {
      onHud((shown = emptyHud(game, status)));
      return;
    }
    const ticksLeft = game.ticksPerRound - scene.round.tick;
    const secondsLeft = Math.ceil(ticksLeft / TICKS_PER_SECOND);
    if (shown !== undefined && isHudCurrent(shown, status, scene, secondsLeft)) return;
    const { score, coins } = scene.round.outcome;
    const { combo, bestCombo } = scene;
    const figures = { ...scene.figures };
    onHud((shown = { ...status, score, coins, ticksLeft, secondsLeft, combo, bestCombo, figures }));
  };
}
