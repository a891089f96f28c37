import type { GameSceneModule } from './scene-core/game-scene.js';
import type { HostOptions } from './scene-core/host-options.js';
import { mountScene, type GameHandle } from './mount-game.js';
import type { GameId } from './rules.js';

/** Loaders of the games' scenes; each scene is a chunk of its own. */
export const SCENES: Readonly<Record<GameId, () => Promise<GameSceneModule>>> = {
  'alien-clicker': () => import('./alien-clicker/alien-clicker.scene.js'),
  'memory-match': () => import('./memory-match/memory-match.scene.js'),
  'stronghold-defense': () => import('./stronghold-defense/stronghold-defense.scene.js'),
  'alien-racing': () => import('./alien-racing/alien-racing.scene.js'),
};

export interface MountOptions extends HostOptions {
  readonly game: GameId;
}

/** Plays one round of a game in `parent`; see `mountScene` for details. */
export function mountGame(parent: HTMLElement, options: MountOptions): GameHandle {
  return mountScene(parent, options.game, SCENES[options.game], options);
}

export type { GameId } from './rules.js';
export type { GamePhase, Hud, PauseReason } from './scene-core/hud.js';
export type { MountError } from './scene-core/host-options.js';
export type { GameHandle } from './mount-game.js';
export type { RoundResult } from './scene-core/play-session.js';
