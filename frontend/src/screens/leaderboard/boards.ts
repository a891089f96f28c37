import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { GameId } from 'game-scenes/rules';
import { ALL_GAMES } from '../../api/leaderboard';
import type { BoardRange } from '../../api/types';

/** A tab of the leaderboard. */
export interface Board {
  /** What the address says, such as `alien-clicker`. */
  word: string;
  /** What the API and the tab call it. */
  name: string;
  /** Null for all games together, and for a game that is not there yet. */
  gameId: GameId | null;
  isComing: boolean;
}

const allGames: Board = { word: 'all', name: ALL_GAMES, gameId: null, isComing: false };

/** §2 names these; the boards of other games stand behind them. */
const NAMED: readonly Board[] = [
  allGames,
  boardOf('alien-clicker'),
  boardOf('memory-match'),
  { word: 'alien-snake', name: 'Alien Snake', gameId: null, isComing: true },
  { word: 'alien-invaders', name: 'Alien Invaders', gameId: null, isComing: true },
];

/** The LIST of the boards, in the order of their tabs; a new game gets its own by itself. */
export const BOARDS: readonly Board[] = [
  ...NAMED,
  ...GAME_IDS.filter((id) => NAMED.every(({ gameId }) => gameId !== id)).map(boardOf),
];

/** §2, with the words of the addresses. */
export const RANGES: readonly { id: BoardRange; label: string; when: string }[] = [
  { id: 'today', label: 'Today', when: 'today' },
  { id: 'week', label: 'This Week', when: 'this week' },
  { id: 'month', label: 'This Month', when: 'this month' },
  { id: 'all', label: 'All Time', when: 'of all time' },
];

/** Returns the board that an address names; all games where it names none that there is. */
export function boardAt(word: string | null): Board {
  return BOARDS.find((board) => board.word === word) ?? allGames;
}

/** Returns the words of a range inside a sentence, such as 'this week'. */
export function whenOf(range: BoardRange): string {
  return RANGES.find(({ id }) => id === range)?.when ?? '';
}

function boardOf(gameId: GameId): Board {
  return { word: gameId, name: GAMES[gameId].name, gameId, isComing: false };
}
