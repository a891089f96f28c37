import { setImmediate } from 'node:timers/promises';
import type { RowSource, SqlValue } from '../../platform/database/database.js';
import { windowOf } from '../boards/board-period.js';
import type { BoardRow } from '../boards/board-store.js';
import { ALL, nameOfBoard } from '../boards/ranked-games.js';
import type { BoardSort } from './leaderboard.dto.js';

/** Position of a row in a list: its key if sorted by score, its time and id otherwise. */
export interface Position {
  /** Order key; '' where it is unknown and not needed. */
  readonly key: string;
  /** Last play of what the board counts, in milliseconds UTC; 0 where it is unknown and not needed. */
  readonly lastPlayed: number;
  readonly userId: number;
}

/** A row of a board with everything that is shown. */
export interface BoardMember extends Position {
  readonly username: string;
  readonly score: number;
  readonly profilePicture: string | null;
  readonly avatarCustomization: string | null;
  readonly roundId: string | null;
  readonly rulesVersion: number | null;
}

/** Rows to read: those after (or before) a place, nearest first. */
export interface RowRange {
  /** Place after which they begin; undefined for the end of the list. */
  readonly from: Position | undefined;
  /** Whether they go down from the best or newest row, or up. */
  readonly isDown: boolean;
  readonly limit: number;
}

export interface ReadRows {
  readonly rows: readonly BoardMember[];
  /** Place after which more rows may follow; undefined at the end of the list. */
  readonly more: Position | undefined;
}

/** A list, the best or newest first, that can be read from any place in both directions. */
export interface RowList {
  readonly total: number;
  /** Whether its rows have consecutive ranks. */
  readonly isRanking: boolean;
  read(range: RowRange): Promise<ReadRows>;
  /** Returns the row of a member; undefined if the list does not contain them. */
  find(userId: number): Promise<BoardMember | undefined>;
}

/** Members whom a search looks at. */
const MAX_FOUND = 2000;

/** Players whom a page by last play looks at per statement after the first one, and in all. */
const LOOKED_AT_ONCE = 500;
const MAX_LOOKED_AT = 50_000;

/** Valid prefixes of a username; a search for any other text finds nothing. */
const NAME = /^[a-z0-9_-]*$/;

/** Sorts after every name with the same prefix: names consist of letters, digits, _ and -. */
const AFTER_NAMES = '~';

/** Joins the members, and their places on the board with the id `?`, to the ids of `c`. */
const PLACES_OF_C =
  'c LEFT JOIN users u ON u.id = c.userId LEFT JOIN board_entries e ON e.boardId = ? AND e.userId = c.userId';

/** Returns all rows of a board, in the order of their ranks. */
export function byScore(source: RowSource, board: BoardRow): RowList {
  return {
    total: board.size,
    isRanking: true,
    find: (userId) => rowOf(source, board, userId),
    read: async ({ from, isDown, limit }) => {
      const [compare, direction] = isDown ? ['>', 'ASC'] : ['<', 'DESC'];
      const condition = from ? `AND e.orderKey ${compare} ?` : '';
      const rows = await readRows(source, board, {
        tables: 'board_entries e LEFT JOIN users u ON u.id = e.userId',
        rest: `WHERE e.boardId = ? ${condition} ORDER BY e.orderKey ${direction} LIMIT ${limit + 1}`,
        restValues: [board.id, ...(from ? [from.key] : [])],
      });
      return cut(rows, limit, from);
    },
  };
}

/**
 * Returns all rows of a board by last play. Members who have played need not be on the board. It therefore
 * reads players in steps until there are enough rows, and lets other requests run in between.
 */
export function byLastPlay(source: RowSource, board: BoardRow): RowList {
  return {
    total: board.size,
    isRanking: false,
    find: (userId) => rowOf(source, board, userId),
    read: async ({ limit, ...start }) => {
      const rows: BoardMember[] = [];
      let range: RowRange = { ...start, limit: limit + 1 };
      for (let lookedAt = 0; lookedAt < MAX_LOOKED_AT; lookedAt += range.limit) {
        const players = await playersFrom(source, board, range);
        rows.push(...players.filter(({ isOn }) => isOn === 1));
        if (rows.length > limit || players.length < range.limit) return cut(rows, limit, start.from);
        range = { from: players.at(-1), isDown: start.isDown, limit: LOOKED_AT_ONCE };
        await setImmediate();
      }
      return { rows, more: range.from };
    },
  };
}

/**
 * Returns the rows whose names begin with a text. It looks at the whole board, or on one with more than
 * `MAX_FOUND` members at as many names. Where more names match, the total is `MAX_FOUND`.
 */
export async function byName(
  source: RowSource,
  board: BoardRow,
  sort: BoardSort,
  search: string,
): Promise<RowList> {
  const prefix = search.toLowerCase();
  const isSmall = board.size <= MAX_FOUND;
  const candidates = isSmall
    ? 'SELECT userId FROM board_entries WHERE boardId = ?'
    : `SELECT id AS userId FROM users WHERE usernameKey >= ? AND usernameKey < ?
       ORDER BY usernameKey LIMIT ${MAX_FOUND}`;
  const players = NAME.test(prefix)
    ? await readRows(source, board, {
        tables: `(${candidates}) ${PLACES_OF_C}`,
        tableValues: [...(isSmall ? [board.id] : [prefix, prefix + AFTER_NAMES]), board.id],
      })
    : [];
  const found = players
    .filter(({ isOn, username }) => isOn === 1 && username.toLowerCase().startsWith(prefix))
    .sort((one, other) => comparePositions(sort, one, other));
  return {
    total: !isSmall && players.length === MAX_FOUND ? MAX_FOUND : found.length,
    isRanking: false,
    find: (id) => Promise.resolve(found.find(({ userId }) => userId === id)),
    read: ({ from, isDown, limit }) => {
      const ordered = isDown ? found : found.toReversed();
      const direction = isDown ? 1 : -1;
      const rows = ordered.filter((row) => !from || comparePositions(sort, row, from) * direction > 0);
      return Promise.resolve(cut(rows, limit, from));
    },
  };
}

/** Reads a member's row; undefined if they are not on the board. */
export async function rowOf(
  source: RowSource,
  board: BoardRow,
  userId: number,
): Promise<BoardMember | undefined> {
  const [row] = await readRows(source, board, {
    tables: 'users u LEFT JOIN board_entries e ON e.boardId = ? AND e.userId = u.id',
    tableValues: [board.id],
    rest: 'WHERE u.id = ?',
    restValues: [userId],
  });
  return row?.isOn === 1 ? row : undefined;
}

/** Returns less than 0 when the first row is better or was played later, more when it comes after. */
function comparePositions(sort: BoardSort, one: Position, other: Position): number {
  if (sort === 'score') return one.key < other.key ? -1 : Number(one.key > other.key);
  return other.lastPlayed - one.lastPlayed || other.userId - one.userId;
}

/** Returns the first of the rows that were read from a place on. */
function cut(rows: readonly BoardMember[], limit: number, from: Position | undefined): ReadRows {
  return { rows: rows.slice(0, limit), more: rows.length > limit ? (rows[limit - 1] ?? from) : undefined };
}

/** A member's row; without a place when `isOn` is 0. */
type PlayerRow = BoardMember & { readonly isOn: number };

interface RowsQuery {
  /** Tables with the members as `u` and their places as `e`. LEFT JOIN keeps databases from starting with another. */
  readonly tables: string;
  readonly tableValues?: readonly SqlValue[];
  readonly rest?: string;
  readonly restValues?: readonly SqlValue[];
}

/** Reads rows as they are shown, with the last play of the member, or of their record of the board's game. */
function readRows(
  source: RowSource,
  { board }: BoardRow,
  { tables, tableValues = [], rest = '', restValues = [] }: RowsQuery,
): Promise<PlayerRow[]> {
  const isAll = board === ALL;
  const stats = isAll ? '' : 'LEFT JOIN game_stats s ON s.userId = u.id AND s.gameName = ?';
  return source.query<PlayerRow>(
    `SELECT u.id AS userId, u.username, u.profilePicture, u.avatarCustomization, e.orderKey AS \`key\`, e.score,
       e.roundId, e.rulesVersion, e.userId IS NOT NULL AS isOn,
       COALESCE(${isAll ? 'u.lastPlayedAt' : 's.lastPlayed'}, e.reachedAt) AS lastPlayed
     FROM ${tables} ${stats} ${rest}`,
    [...tableValues, ...(isAll ? [] : [nameOfBoard(board)]), ...restValues],
  );
}

/**
 * Reads members by their last play of what the board counts, in this order. A member on the board of a period
 * has played in it, and only current boards are read, so their last play lies in the period as well. The index
 * of the records therefore lists them without reading others.
 */
async function playersFrom(
  source: RowSource,
  board: BoardRow,
  { from, isDown, limit }: RowRange,
): Promise<PlayerRow[]> {
  const isAll = board.board === ALL;
  const [table, id, time] = isAll ? ['users', 'id', 'lastPlayedAt'] : ['game_stats', 'userId', 'lastPlayed'];
  const [compare, direction] = isDown ? ['<', 'DESC'] : ['>', 'ASC'];
  const earliest = windowOf(board.period).start;
  const place = from ? `AND (${time} <> ? OR ${id} ${compare} ?)` : '';
  const rows = await readRows(source, board, {
    tables: `(SELECT ${id} AS userId FROM ${table}
       WHERE ${isAll ? '' : 'gameName = ? AND'} ${time} BETWEEN ? AND ? ${place}
       ORDER BY ${time} ${direction}, ${id} ${direction} LIMIT ${limit}) ${PLACES_OF_C}`,
    tableValues: [
      ...(isAll ? [] : [nameOfBoard(board.board)]),
      from && !isDown ? Math.max(from.lastPlayed, earliest) : earliest,
      from && isDown ? from.lastPlayed : Number.MAX_SAFE_INTEGER,
      ...(from ? [from.lastPlayed, from.userId] : []),
      board.id,
    ],
  });
  return rows.sort((one, other) => comparePositions('recent', one, other) * (isDown ? 1 : -1));
}
