import type { RowSource } from '../../platform/database/snapshot.js';
import { type AvatarCustomization, DEFAULT_AVATAR } from '../../members/user/avatar.js';
import { windowOf } from '../boards/board-period.js';
import type { BoardRow } from '../boards/board-writer.service.js';
import type { BoardSort } from './leaderboard.dto.js';
import type { Position } from './page-cursor.js';
import { ALL, type BoardKey, nameOfBoard } from '../boards/ranked-games.js';

/** A row of a board with everything that is shown. */
export interface BoardMember extends Position {
  readonly username: string;
  readonly score: number;
  readonly profilePicture: string | null;
  readonly avatarCustomization: string | null;
  readonly roundId: string | null;
  readonly rulesVersion: number | null;
}

/** Range of names: `from` is included, `before` is not. */
export interface NameRange {
  readonly from: string;
  readonly before: string;
}

/** Members per statement. */
const MEMBERS_AT_ONCE = 500;

const COLUMNS = `u.id AS userId, u.username, u.profilePicture, u.avatarCustomization, e.orderKey AS \`key\`, e.score,
  e.roundId, e.rulesVersion`;

/** Returns the SQL for the last play of what a board counts: from the member, or from the game's record. */
function lastPlayedOn(board: BoardKey): { time: string; stats: string; values: readonly string[] } {
  if (board === ALL) return { time: 'COALESCE(u.lastPlayedAt, e.reachedAt)', stats: '', values: [] };
  const stats = 'LEFT JOIN game_stats s ON s.userId = u.id AND s.gameName = ?';
  return { time: 'COALESCE(s.lastPlayed, e.reachedAt)', stats, values: [nameOfBoard(board)] };
}

/**
 * Reads these members' rows of the board, in no order. Members who are not on it, or whose names are outside
 * the range, are left out. The query leads from the members to their places: LEFT JOIN keeps SQLite, which
 * does not know how many rows a board has, from reading all of them.
 */
export async function membersOf(
  source: RowSource,
  { id, board }: BoardRow,
  userIds: readonly number[],
  names?: NameRange,
): Promise<BoardMember[]> {
  const { time, stats, values } = lastPlayedOn(board);
  const named = names ? 'AND u.usernameKey >= ? AND u.usernameKey < ?' : '';
  const found: BoardMember[] = [];
  for (let start = 0; start < userIds.length; start += MEMBERS_AT_ONCE) {
    const part = userIds.slice(start, start + MEMBERS_AT_ONCE);
    const rows = await source.query<BoardMember & { readonly isOn: number }>(
      `SELECT ${COLUMNS}, ${time} AS lastPlayed, e.userId IS NOT NULL AS isOn
       FROM users u LEFT JOIN board_entries e ON e.boardId = ? AND e.userId = u.id ${stats}
       WHERE u.id IN (${part.map(() => '?').join(', ')}) ${named}`,
      [id, ...values, ...part, ...(names ? [names.from, names.before] : [])],
    );
    found.push(...rows.filter(({ isOn }) => isOn === 1));
  }
  return found;
}

/** A range of an order: the rows after (or before) a place, nearest first. */
export interface PageRange {
  /** Place after which the range begins; undefined for the end of the list. */
  readonly from: Position | undefined;
  /** Whether that place is part of it. */
  readonly isInclusive?: boolean;
  /** Whether it goes down from the best or newest row, or up. */
  readonly isDown: boolean;
  readonly limit: number;
}

/** A range of one of the two orders. */
export interface SortedPageRange extends PageRange {
  readonly sort: BoardSort;
}

/**
 * Reads members in the order of an index, whether or not they match a search. By last play, these include
 * members who are not on the board.
 */
export function candidatesOf(
  source: RowSource,
  board: BoardRow,
  sortedRange: SortedPageRange,
): Promise<Position[]> {
  return sortedRange.sort === 'score'
    ? byScore(source, board.id, sortedRange)
    : byLastPlayed(source, board, sortedRange);
}

function byScore(source: RowSource, boardId: number, sortedRange: SortedPageRange): Promise<Position[]> {
  const { condition, order, values } = scoreRange(sortedRange);
  return source.query<Position>(
    `SELECT e.orderKey AS \`key\`, 0 AS lastPlayed, e.userId FROM board_entries e
     WHERE e.boardId = ? ${condition} ${order}`,
    [boardId, ...values],
  );
}

/**
 * Reads the rows of a range by score as they are shown, in its order. LEFT JOIN keeps databases from starting
 * with another table.
 */
export function rowsByScore(
  source: RowSource,
  { id, board }: BoardRow,
  sortedRange: SortedPageRange,
): Promise<BoardMember[]> {
  const { condition, order, values } = scoreRange(sortedRange);
  const { time, stats, values: names } = lastPlayedOn(board);
  return source.query<BoardMember>(
    `SELECT ${COLUMNS}, ${time} AS lastPlayed FROM board_entries e LEFT JOIN users u ON u.id = e.userId ${stats}
     WHERE e.boardId = ? ${condition} ${order}`,
    [...names, id, ...values],
  );
}

function scoreRange({ from, isInclusive = false, isDown, limit }: SortedPageRange): {
  condition: string;
  order: string;
  values: readonly string[];
} {
  const [compare, direction] = isDown ? ['>', 'ASC'] : ['<', 'DESC'];
  return {
    condition: from ? `AND e.orderKey ${compare}${isInclusive ? '=' : ''} ?` : '',
    order: `ORDER BY e.orderKey ${direction} LIMIT ${limit}`,
    values: from ? [from.key] : [],
  };
}

/**
 * Reads members by their last play of what the board counts. A member on the board of a period has played in
 * it, and only current boards are read, so their last play lies in the period as well. The index of the
 * records therefore lists them without reading others.
 */
function byLastPlayed(
  source: RowSource,
  { board, period }: BoardRow,
  { from, isInclusive = false, isDown, limit }: SortedPageRange,
): Promise<Position[]> {
  const isAll = board === ALL;
  const [table, id, time] = isAll ? ['users', 'id', 'lastPlayedAt'] : ['game_stats', 'userId', 'lastPlayed'];
  const [compare, direction] = isDown ? ['<', 'DESC'] : ['>', 'ASC'];
  const earliest = windowOf(period).start;
  const place = from ? `AND (${time} <> ? OR ${id} ${compare}${isInclusive ? '=' : ''} ?)` : '';
  return source.query<Position>(
    `SELECT '' AS \`key\`, ${time} AS lastPlayed, ${id} AS userId FROM ${table}
     WHERE ${isAll ? '' : 'gameName = ? AND'} ${time} BETWEEN ? AND ? ${place}
     ORDER BY ${time} ${direction}, ${id} ${direction} LIMIT ${limit}`,
    [
      ...(isAll ? [] : [nameOfBoard(board)]),
      from && !isDown ? Math.max(from.lastPlayed, earliest) : earliest,
      from && isDown ? from.lastPlayed : Number.MAX_SAFE_INTEGER,
      ...(from ? [from.lastPlayed, from.userId] : []),
    ],
  );
}

/** Returns the parts of a member's avatar, with defaults for missing ones. */
export function avatarOf(json: string | null): AvatarCustomization {
  return { ...DEFAULT_AVATAR, ...(JSON.parse(json ?? '{}') as Partial<AvatarCustomization>) };
}
