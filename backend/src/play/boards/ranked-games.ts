import { CHANCE_GAMES, chanceGameById, GAME_IDS, gameById, type GameId, GAMES } from 'game-scenes/rules';

/** Key of the board of all games in the tables. */
export const ALL = 'all';

/** Name of that board in the API and on screen (§2). */
export const ALL_GAMES = 'All Games';

/** Tabs of the specification (§2) whose games do not exist yet; their boards are empty. */
const COMING_GAMES = ['Alien Snake', 'Alien Invaders'] as const;

/** Points on the board of all games for a best score that equals the game's par. */
const POINTS_AT_PAR = 1000;

/** Key of a board: a game's id, or `all`. */
export type BoardKey = GameId | typeof ALL;

/** All boards, in the order in which a transaction must lock them. */
export const BOARD_KEYS: readonly BoardKey[] = [...GAME_IDS, ALL];

/** Every `gameName` under which a board can be requested. */
export const BOARD_NAMES: readonly string[] = [
  ALL_GAMES,
  ...GAME_IDS.map((id) => GAMES[id].name),
  ...COMING_GAMES,
];

/** Returns the id of a ranked game; undefined for games of chance, which are not ranked, and unknown ids. */
export function rankedGame(id: string): GameId | undefined {
  return GAME_IDS.find((known) => known === id);
}

/** Returns the key of the board with this name; undefined for a game that does not exist yet. */
export function boardNamed(name: string): BoardKey | undefined {
  return name === ALL_GAMES ? ALL : GAME_IDS.find((id) => GAMES[id].name === name);
}

export function nameOfBoard(board: BoardKey): string {
  return board === ALL ? ALL_GAMES : GAMES[board].name;
}

/**
 * Returns the version of a game's rules whose rounds make records and places; 0 for an unknown game. Rounds of
 * every other version are paid and counted, and nothing else.
 */
export function recordVersion(game: string): number {
  return (gameById(game) ?? chanceGameById(game))?.rulesVersion ?? 0;
}

/** Returns whether fewer ticks win among equal scores on a board. */
export function countsTicks(board: BoardKey): boolean {
  return board !== ALL && GAMES[board].fewerTicksWin === true;
}

/** Returns what a game's best score adds to the board of all games: 1000 × best ÷ par, rounded down. */
export function pointsOf(game: GameId, score: number): number {
  return Math.floor((POINTS_AT_PAR * score) / GAMES[game].config.parScore);
}

/**
 * Returns everything that decides the places on all boards. When it differs from what the boards were counted
 * by, they are counted again (`board-maintenance.service.ts`).
 */
export function rankingRules(): string {
  const rules = GAME_IDS.map((id) => [id, recordVersion(id), GAMES[id].config.parScore, countsTicks(id)]);
  const chances = CHANCE_GAMES.map(({ id, rulesVersion }) => [id, rulesVersion]);
  return JSON.stringify({ version: 1, points: POINTS_AT_PAR, games: [...rules, ...chances] });
}
