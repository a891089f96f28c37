import { GAME_IDS, type GameId, GAMES } from 'game-scenes/rules';

/** The board of all games together, by its key in the tables. */
export const ALL = 'all';

/** Its name on the API and on screen (§2). */
export const ALL_GAMES = 'All Games';

/** Names of the specification's tabs (§2) that no game has yet: their boards are empty. */
const COMING_GAMES = ['Alien Snake', 'Alien Invaders'] as const;

/** A decent round of a game is worth so many points on the board of all games. */
const POINTS_AT_PAR = 1000;

/** What a board is kept under: a game's id, or `all`. */
export type BoardKey = GameId | typeof ALL;

/** The boards in the order in which whoever changes several locks them. */
export const BOARD_KEYS: readonly BoardKey[] = [...GAME_IDS, ALL];

/** The `gameName` of every board that may be asked for. */
export const BOARD_NAMES: readonly string[] = [
  ALL_GAMES,
  ...GAME_IDS.map((id) => GAMES[id].name),
  ...COMING_GAMES,
];

/** The id of a game that has a board; undefined for one of luck, whose rounds are not ranked, and for any other. */
export function rankedGame(id: string): GameId | undefined {
  return GAME_IDS.find((known) => known === id);
}

/** The key of the board with this name; undefined for a game that is still to come. */
export function boardNamed(name: string): BoardKey | undefined {
  return name === ALL_GAMES ? ALL : GAME_IDS.find((id) => GAMES[id].name === name);
}

/** The name of a board. */
export function nameOfBoard(board: BoardKey): string {
  return board === ALL ? ALL_GAMES : GAMES[board].name;
}

/** What a game's best score adds to the board of all games: 1000 × best ÷ par, rounded down. */
export function pointsOf(game: GameId, score: number): number {
  return Math.floor((POINTS_AT_PAR * score) / GAMES[game].config.parScore);
}

/**
 * What decides the places on all boards. When it is another one than the boards were kept by, they are counted again
 * (`boards-start.service.ts`).
 */
export function rankingRules(): string {
  const rules = GAME_IDS.map((id) => {
    const { config, fewerTicksWin = false } = GAMES[id];
    return [id, config.parScore, fewerTicksWin];
  });
  return JSON.stringify({ version: 1, points: POINTS_AT_PAR, games: rules });
}
