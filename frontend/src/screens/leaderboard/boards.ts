import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { GameId } from 'game-scenes/rules';
import { ALL_GAMES } from '../../api/leaderboard';
import type { BoardView } from '../../api/leaderboard';
import type { BoardRange } from '../../api/types';

export interface Board {
  /** Name in the URL, such as `alien-clicker`. */
  word: string;
  /** Name in the API and on the tab. */
  name: string;
  /** Null for the board of all games, and for a game that does not exist yet. */
  gameId: GameId | null;
  isComing: boolean;
  /** True for the board of all games. */
  isAll: boolean;
}

const allGames: Board = { word: 'all', name: ALL_GAMES, gameId: null, isComing: false, isAll: true };

/** Games whose boards §2 names, the first of the list; the boards of other games follow those to come. */
const NAMED_GAMES = 2;

/** All boards in the order of their tabs. */
export const BOARDS: readonly Board[] = [
  allGames,
  ...GAME_IDS.slice(0, NAMED_GAMES).map(boardOf),
  comingBoard('alien-snake', 'Alien Snake'),
  comingBoard('alien-invaders', 'Alien Invaders'),
  ...GAME_IDS.slice(NAMED_GAMES).map(boardOf),
];

/** Time ranges of §2, with their names in the URL. */
export const RANGES: readonly { id: BoardRange; label: string; when: string }[] = [
  { id: 'today', label: 'Today', when: 'today' },
  { id: 'week', label: 'This Week', when: 'this week' },
  { id: 'month', label: 'This Month', when: 'this month' },
  { id: 'all', label: 'All Time', when: 'of all time' },
];

/** Returns the board named in the URL; all games if the name is missing or unknown. */
export function boardAt(word: string | null): Board {
  return BOARDS.find((board) => board.word === word) ?? allGames;
}

/** Returns true if a view shows the first page of its board. */
export function isFirstPage({ cursor, isAround }: BoardView): boolean {
  return cursor === null && !isAround;
}

/** Returns a range as used inside a sentence, such as 'this week'. */
export function whenOf(range: BoardRange): string {
  return RANGES.find(({ id }) => id === range)?.when ?? '';
}

export function inFigures(count: number): string {
  return count.toLocaleString('en-US');
}

function boardOf(gameId: GameId): Board {
  return { word: gameId, name: GAMES[gameId].name, gameId, isComing: false, isAll: false };
}

function comingBoard(word: string, name: string): Board {
  return { word, name, gameId: null, isComing: true, isAll: false };
}

const PARS = GAME_IDS.map((id) => `${GAMES[id].name} ${GAMES[id].config.parScore}`).join(', ');

/** What the scores of the board of all games are, and how they are made. */
export const SQUAD_POINTS = `Squad points: a decent score in a game is worth 1,000 (${PARS}), half of it 500, twice as much 2,000. The bests of all games are added up.`;
