import { alienClicker } from './alien-clicker/alien-clicker.rules.js';
import { alienRacing } from './alien-racing/alien-racing.rules.js';
import { memoryMatch } from './memory-match/memory-match.rules.js';
import type { GameRules } from './rules-core/define-game.js';
import { racingSimulator } from './racing-simulator/racing-simulator.rules.js';
import { strongholdDefense } from './stronghold-defense/stronghold-defense.rules.js';

/** Every game that is proven by replay. A new game is one folder and one line in each of GAME_IDS and GAMES. */
export const GAME_IDS = ['alien-clicker', 'memory-match', 'stronghold-defense', 'alien-racing'] as const;

export type GameId = (typeof GAME_IDS)[number];

export const GAMES: Readonly<Record<GameId, GameRules>> = {
  'alien-clicker': alienClicker,
  'memory-match': memoryMatch,
  'stronghold-defense': strongholdDefense,
  'alien-racing': alienRacing,
};

/**
 * Games of luck: their tickets are proven and paid like those of the others, but a run takes no input, so that it stands
 * on no board and in no list of games, is played online only, and pays only so often.
 */
export const CHANCE_GAMES: readonly GameRules[] = [racingSimulator];

/**
 * Earlier versions of games whose tickets may still be played. Whoever raises a game's `rulesVersion` adds the version
 * before as a rules object of its own, with the state that the scene draws; it stays as long as its tickets live, at
 * least 7 days. Its golden rounds stay with it.
 */
export const PREVIOUS_RULES: readonly GameRules[] = [];

/** The rules a ticket is played and replayed by: a game's current version or a kept one, undefined for any other. */
export function rulesFor(gameId: string, version: number): GameRules | undefined {
  const versions = [...GAME_IDS.map((id) => GAMES[id]), ...CHANCE_GAMES, ...PREVIOUS_RULES];
  return versions.find((game) => game.id === gameId && game.rulesVersion === version);
}

/** The game with this `gameName` of the API (§9), undefined when there is none. */
export function gameByName(name: string): GameRules | undefined {
  return GAME_IDS.map((id) => GAMES[id]).find((game) => game.name === name);
}

/** The game with this id, undefined when there is none. */
export function gameById(id: string): GameRules | undefined {
  return GAME_IDS.map((known) => GAMES[known]).find((game) => game.id === id);
}

/** The game of luck with this `gameName` of the API, undefined when there is none. */
export function chanceGameByName(name: string): GameRules | undefined {
  return CHANCE_GAMES.find((game) => game.name === name);
}

/** The game of luck with this id, undefined when there is none. */
export function chanceGameById(id: string): GameRules | undefined {
  return CHANCE_GAMES.find((game) => game.id === id);
}

export { FIELDS, REPLAY_FLAGS, TICKS_PER_SECOND } from './rules-core/define-game.js';
export type { FieldName, GameAction, GameRules, Outcome, ReplayFlag } from './rules-core/define-game.js';
export { simulatedRun, type RunMoment, type SimulatedRun } from './racing-simulator/simulated-run.rules.js';
export { racingSimulator } from './racing-simulator/racing-simulator.rules.js';
export { LOG_LIMIT_BYTES, LOG_LIMIT_CHARACTERS } from './rules-core/input-log.js';
export { isSeed } from './rules-core/random.js';
export { replay, type ReplayProof, type ReplayRefusal, type ReplayResult } from './rules-core/replay.js';
export { createRound, type Round } from './rules-core/round.js';
export { stateHash } from './rules-core/state-hash.js';
