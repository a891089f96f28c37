import { alienClicker } from './alien-clicker/alien-clicker.rules.js';
import type { GameRules } from './rules-core/define-game.js';

/** Every game that is proven by replay. A new game is one folder and one line in each of GAME_IDS and GAMES. */
export const GAME_IDS = ['alien-clicker'] as const;

export type GameId = (typeof GAME_IDS)[number];

export const GAMES: Readonly<Record<GameId, GameRules>> = {
  'alien-clicker': alienClicker,
};

/** The game with this `gameName` of the API (§9), undefined when there is none. */
export function gameByName(name: string): GameRules | undefined {
  return GAME_IDS.map((id) => GAMES[id]).find((game) => game.name === name);
}

/** The game with this id, undefined when there is none. */
export function gameById(id: string): GameRules | undefined {
  return GAME_IDS.map((known) => GAMES[known]).find((game) => game.id === id);
}

export { FIELDS, TICKS_PER_SECOND } from './rules-core/define-game.js';
export type { FieldName, GameAction, GameRules, Outcome } from './rules-core/define-game.js';
export { LOG_LIMIT_BYTES, LOG_LIMIT_CHARACTERS } from './rules-core/input-log.js';
export { isSeed } from './rules-core/random.js';
export { replay, type ReplayProof, type ReplayRefusal, type ReplayResult } from './rules-core/replay.js';
export { createRound, type Round } from './rules-core/round.js';
