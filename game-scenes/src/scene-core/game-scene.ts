import type Phaser from 'phaser';
import type { FieldName, GameRules } from '../rules-core/define-game.js';
import type { Round } from '../rules-core/round.js';
import type { Sound } from './sound.js';
import type { StageGeometry } from './stage-geometry.js';

/** The last seconds of a round are heard, one beep each; a scene shows them as well. */
export const LAST_SECONDS = 5;

/** What a game's scene is given: where to draw, what to play by which rules, how to sound. */
export interface Stage<Rules extends GameRules = GameRules> {
  readonly scene: Phaser.Scene;
  /** The version the ticket was issued for, which may be older than the present one. */
  readonly rules: Rules;
  readonly seed: string;
  readonly field: FieldName;
  readonly geometry: StageGeometry;
  readonly sound: Sound;
  readonly isMotionReduced: boolean;
  /** Aborted when the game is closed. */
  readonly signal: AbortSignal;
}

/** Keys a game can be played with; others stay the page's. */
export const GAME_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' '] as const;

export type GameKey = (typeof GAME_KEYS)[number];

/**
 * One game's half of the play: turns input into actions of its round, and draws the round. The host calls it; it knows
 * neither frames' lengths nor React.
 */
export interface GameScene {
  readonly round: Round;
  /** Hits in a row at this moment, 0 when there is none; a matter of the view, never scored. */
  readonly combo: number;
  readonly bestCombo: number;
  /** Plays one tick of the round and starts the effects of what happened. */
  advance(): void;
  /** Draws the moment `alpha` (0–1) of the way from the state before to the present one; `nowMs` moves the effects. */
  draw(alpha: number, nowMs: number): void;
  /** A pointer went down at a logical point, which may lie outside the field. */
  pointerDown(x: number, y: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** The stage has another size; called before the next frame. */
  resize(geometry: StageGeometry): void;
}

/** What a game's scene file exports; a scene may take its own game's `Stage<…>`, as its rules are the only ones it gets. */
export interface GameSceneModule {
  createScene(stage: Stage): Promise<GameScene>;
}
