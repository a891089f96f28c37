import type Phaser from 'phaser';
import type { AlienLook } from '../art-core/alien-look.js';
import type { GameRules } from '../rules-core/define-game.js';
import type { Pace } from '../rules-core/pace.js';
import type { Round } from '../rules-core/round.js';
import type { ShownRound } from '../rules-core/shown-round.js';
import type { Sound } from './sound.js';
import type { StageGeometry } from './stage-geometry.js';

/** Type of a round for these rules. */
type RoundOf<Rules extends GameRules> =
  Rules extends GameRules<infer State extends object, infer Event> ? Round<State, Event> : never;

/** Seconds at the end of a round that are marked by one beep each; scenes show them as well. */
export const LAST_SECONDS = 5;

/** Everything a scene needs to play and draw one round. */
export interface Stage<Rules extends GameRules = GameRules> {
  readonly scene: Phaser.Scene;
  /** Rules of the version for which the ticket was issued; may be older than the current version. */
  readonly rules: Rules;
  /** Round to be played, or a watched round, which rejects actions. */
  readonly round: RoundOf<Rules>;
  readonly isWatched: boolean;
  /** How the player's own best round went; undefined without one. */
  readonly pace?: Pace | undefined;
  /** True for a demo, which has words of the page over it: without figures of its own. */
  readonly isDemo?: boolean;
  /** What the alien wears whose round it is; undefined for the house's mascot. */
  readonly alien: AlienLook | undefined;
  /** Name of the member whose round is watched; undefined for the viewer's own. */
  readonly player?: string | undefined;
  readonly geometry: StageGeometry;
  readonly sound: Sound;
  readonly isMotionReduced: boolean;
  /** Aborted when the game is closed. */
  readonly signal: AbortSignal;
}

/** Arrow keys, or the letters in their place. */
export const HELD_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

export type HeldKey = (typeof HELD_KEYS)[number];

/** Letters that games use. */
export const LETTER_KEYS = ['b', 'l', 'n', 'x'] as const;

export type LetterKey = (typeof LETTER_KEYS)[number];

/** A key used by games; all others are left to the page. */
export type GameKey = HeldKey | LetterKey | 'Enter' | ' ';

/** Tells whether a key acts as long as it is held. The others act once per press. */
export function isHeldKey(key: GameKey): key is HeldKey {
  return (HELD_KEYS as readonly GameKey[]).includes(key);
}

/** Values that a game shows in addition to score, time and coins. */
export type Figures = Readonly<Record<string, number | string | boolean>>;

/**
 * Scene of one game: turns input into actions of its round, and draws the round. It is called by the host and
 * depends neither on frame lengths nor on React.
 */
export interface GameScene {
  readonly round: Round;
  /** The letters that the game uses; it hears no others. */
  readonly letters?: readonly LetterKey[];
  /** Values of the game for the page. The scene may update the same object in place. */
  readonly figures?: Figures;
  /** True where a pointer that is down when play begins acts, as a held arrow key does in every game. */
  readonly holdsPointers?: boolean;
  /** Plays one tick of the round and starts the effects of its events. */
  advance(): void;
  /** Draws the state `alpha` (0–1) of the way between the last two ticks. `nowMs` drives the effects. */
  draw(alpha: number, nowMs: number): void;
  /** Handles a pointer press at a logical point, which may lie outside the field. */
  pointerDown(x: number, y: number, pointerId: number): void;
  /** Handles a pointer move over the field, pressed or not. */
  pointerMoved?(x: number, y: number, pointerId: number): void;
  /** Handles the release or loss of a pressed pointer, in every phase. */
  pointerUp?(pointerId: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** Handles Escape while playing: true if it ended a mode of the scene, otherwise the game pauses. */
  escape?(): boolean;
  /** Handles a press on a page button, named by the game, while playing. */
  command?(name: string): void;
  /** Adapts to a new stage size; called before the next frame. */
  resize(geometry: StageGeometry): void;
}

/** Exports of a game's scene file. A scene may take its own `Stage<…>`: it gets no other rules. */
export interface GameSceneModule {
  createScene(stage: Stage): Promise<GameScene>;
  /** Description of the keyboard controls for screen readers: 'arrow keys aim, space or enter strikes'. */
  readonly KEY_GUIDE: string;
}

/** Loads a game's scene and the rounds of our bot that show it. Each is a chunk of its own, but for rounds that rules show. */
export interface SceneLoader {
  load(): Promise<GameSceneModule>;
  demoRounds(): Promise<{ readonly WIDE_ROUND: ShownRound; readonly TALL_ROUND: ShownRound }>;
}
