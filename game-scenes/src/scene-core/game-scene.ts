import type Phaser from 'phaser';
import type { GameRules } from '../rules-core/define-game.js';
import type { Round } from '../rules-core/round.js';
import type { Sound } from './sound.js';
import type { StageGeometry } from './stage-geometry.js';

/** A round of the game with these rules. */
type RoundOf<Rules extends GameRules> =
  Rules extends GameRules<infer State extends object, infer Event> ? Round<State, Event> : never;

/** The last seconds of a round are heard, one beep each; a scene shows them as well. */
export const LAST_SECONDS = 5;

/** What a game's scene is given: where to draw, what to play by which rules, how to sound. */
export interface Stage<Rules extends GameRules = GameRules> {
  readonly scene: Phaser.Scene;
  /** The version the ticket was issued for, which may be older than the present one. */
  readonly rules: Rules;
  /** The round to be played, or one that is watched again and takes no action. */
  readonly round: RoundOf<Rules>;
  readonly isWatched: boolean;
  readonly geometry: StageGeometry;
  readonly sound: Sound;
  readonly isMotionReduced: boolean;
  /** Aborted when the game is closed. */
  readonly signal: AbortSignal;
}

/** Keys a game can be played with; others stay the page's. */
export const GAME_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' '] as const;

export type GameKey = (typeof GAME_KEYS)[number];

/** What a game shows beside score, time and coins: numbers, choices, and whether something is on. */
export type Figures = Readonly<Record<string, number | string | boolean>>;

/**
 * One game's half of the play: turns input into actions of its round, and draws the round. The host calls it; it knows
 * neither frames' lengths nor React.
 */
export interface GameScene {
  readonly round: Round;
  /** Hits in a row at this moment, 0 when there is none; a matter of the view, never scored. */
  readonly combo: number;
  readonly bestCombo: number;
  /** The game's own figures for the page; the scene may change the same object as it plays. */
  readonly figures?: Figures;
  /** Plays one tick of the round and starts the effects of what happened. */
  advance(): void;
  /** Draws the moment `alpha` (0–1) of the way from the state before to the present one; `nowMs` moves the effects. */
  draw(alpha: number, nowMs: number): void;
  /** A pointer went down at a logical point, which may lie outside the field. */
  pointerDown(x: number, y: number, pointerId: number): void;
  /** A pointer moved over the field, down or not. */
  pointerMoved?(x: number, y: number, pointerId: number): void;
  /** A pointer that was down is up, or gone; heard in every phase. */
  pointerUp?(pointerId: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** Escape while playing: true when the scene left a mode by it; false, and the game pauses. */
  escape?(): boolean;
  /** A button of the page, by a name of the game's own, was pressed while playing. */
  command?(name: string): void;
  /** The stage has another size; called before the next frame. */
  resize(geometry: StageGeometry): void;
}

/** What a game's scene file exports; a scene may take its own game's `Stage<…>`, as its rules are the only ones it gets. */
export interface GameSceneModule {
  createScene(stage: Stage): Promise<GameScene>;
  /** How the game is played by keys, for those who cannot see it: 'arrow keys aim, space or enter strikes'. */
  readonly KEY_GUIDE: string;
}
