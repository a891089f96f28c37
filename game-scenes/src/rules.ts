import { alienClicker, clickerBadges } from './games/alien-clicker/rules.js';
import { alienRacing, racingBadges } from './games/alien-racing/rules.js';
import { memoryBadges, memoryMatch } from './games/memory-match/rules.js';
import { racingSimulator, simulatorBadges } from './games/racing-simulator/rules.js';
import { strongholdBadges, strongholdDefense } from './games/stronghold-defense/rules.js';
import { GAME_IDS, type GAME_NAMES, type GameId } from './names.js';
import { type Badge, usualBadges } from './rules-core/badges.js';
import type { GameRules } from './rules-core/define-game.js';

/** The rules of each game, with the id and the name of names.ts. */
export const GAMES: {
  readonly [Id in GameId]: GameRules & { readonly id: Id; readonly name: (typeof GAME_NAMES)[Id] };
} = {
  'alien-clicker': alienClicker,
  'memory-match': memoryMatch,
  'stronghold-defense': strongholdDefense,
  'alien-racing': alienRacing,
};

/**
 * Games of chance. Their tickets are verified and paid like those of other games, but a run takes no input.
 * So they appear on no leaderboard and in no list of games, are played online only, and pay a limited number
 * of times a day.
 */
export const CHANCE_GAMES: readonly GameRules[] = [racingSimulator];

/** Badges in the words of their game, in the order they are shown. A game without a line has the usual five. */
const OWN_BADGES: Readonly<Record<string, readonly Badge[]>> = {
  'alien-clicker': clickerBadges,
  'memory-match': memoryBadges,
  'stronghold-defense': strongholdBadges,
  'alien-racing': racingBadges,
  'racing-simulator': simulatorBadges,
};

/** Returns the badges of a game. */
export const badgesOf = (game: GameRules): readonly Badge[] => OWN_BADGES[game.id] ?? usualBadges(game);

/**
 * Earlier versions of games, for their open tickets and to watch their stored rounds. When you increase a
 * game's `rulesVersion`, add the previous version here as its own rules object, with the state that the scene
 * draws, and keep it with its golden rounds.
 */
export const PREVIOUS_RULES: readonly GameRules[] = [];

/** Returns the rules of a ticket: a current version or one of `previous`, undefined for any other. */
export function rulesFor(gameId: string, version: number, previous = PREVIOUS_RULES): GameRules | undefined {
  const versions: readonly GameRules[] = [...GAME_IDS.map((id) => GAMES[id]), ...CHANCE_GAMES, ...previous];
  return versions.find((game) => game.id === gameId && game.rulesVersion === version);
}

/** Returns the game with this `gameName` of the API (§9), or undefined. */
export function gameByName(name: string): GameRules | undefined {
  return GAME_IDS.map((id) => GAMES[id]).find((game) => game.name === name);
}

/** Returns the game with this id, or undefined. */
export function gameById(id: string): GameRules | undefined {
  return GAME_IDS.map((known) => GAMES[known]).find((game) => game.id === id);
}

/** Returns the game of chance with this `gameName` of the API, or undefined. */
export function chanceGameByName(name: string): GameRules | undefined {
  return CHANCE_GAMES.find((game) => game.name === name);
}

/** Returns the game of chance with this id, or undefined. */
export function chanceGameById(id: string): GameRules | undefined {
  return CHANCE_GAMES.find((game) => game.id === id);
}

export * from './games/alien-clicker/rules.js';
export * from './games/alien-racing/rules.js';
export * from './games/memory-match/rules.js';
export * from './games/racing-simulator/rules.js';
export * from './games/stronghold-defense/rules.js';
export { GAME_IDS, type GameId } from './names.js';
export type { Badge, BadgeCause } from './rules-core/badges.js';
export { FIELDS, REPLAY_FLAGS, TICKS_PER_SECOND } from './rules-core/define-game.js';
export type { FieldName, GameAction, GameRules, Outcome, ReplayFlag } from './rules-core/define-game.js';
export { LOG_LIMIT_BYTES, LOG_LIMIT_CHARACTERS } from './rules-core/input-log.js';
export { isSeed } from './rules-core/random.js';
export { replay, type ReplayProof, type ReplayRefusal, type ReplayResult } from './rules-core/replay.js';
export { createRound, type Round } from './rules-core/round.js';
export { stateHash } from './rules-core/state-hash.js';
export { createWatchedRound } from './rules-core/watched-round.js';
