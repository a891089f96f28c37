import { setImmediate } from 'node:timers/promises';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { BoardRow } from '../boards/board-writer.service.js';
import {
  type BoardMember,
  candidatesOf,
  membersOf,
  type NameRange,
  type PageRange,
  rowsByScore,
  type SortedPageRange,
} from './board-view.js';
import type { BoardSort } from './leaderboard.dto.js';
import { comparePositions, type Position } from './page-cursor.js';

/** Rows of a list, nearest to the starting place first. */
export interface ReadRows {
  readonly rows: readonly BoardMember[];
  /** Where to continue when the search stopped before it had enough rows; undefined otherwise. */
  readonly givenUpAt: Position | undefined;
}

/** Rows of a list, best or newest first, that can be read from any place in both directions. */
export interface RowSequence {
  /** Reads the rows of a range. */
  read(pageRange: PageRange): Promise<ReadRows>;
  /** Number of rows in total; for a search, `MAX_FOUND` at most. */
  readonly total: number;
}

/** Maximum number of members that a search looks up by name; with more, it scans the board in order. */
const MAX_FOUND = 2000;

/** Rows that a wide search reads per statement, and at most per request. */
const LOOKED_AT_ONCE = 500;
const MAX_LOOKED_AT = 50_000;

/** Valid prefixes of a username; a search for any other text finds nothing. */
const NAME = /^[a-z0-9_-]*$/;

/** Sorts after every name with the same prefix: names consist of letters, digits, _ and -. */
const AFTER_NAMES = '~';

/** Returns the rows of a board: of all members, or of those whose names begin with `search`. */
export async function sequenceOf(
  source: RowSource,
  board: BoardRow,
  sort: BoardSort,
  search: string,
): Promise<RowSequence> {
  const names = namesFrom(search);
  if (!names) return new IndexedRows(source, board, sort, undefined);
  if (!NAME.test(names.from)) return new ListedRows([], sort);
  const userIds = await (board.size <= MAX_FOUND ? allOn(source, board) : namedLike(source, names));
  if (userIds.length > MAX_FOUND) return new IndexedRows(source, board, sort, names);
  return new ListedRows(await membersOf(source, board, userIds, names), sort);
}

/** Returns the range of names that begin with a text; undefined for an empty one. */
export function namesFrom(search: string): NameRange | undefined {
  const from = search.toLowerCase();
  return from === '' ? undefined : { from, before: from + AFTER_NAMES };
}

async function allOn(source: RowSource, board: BoardRow): Promise<number[]> {
  const everybody = { sort: 'score', from: undefined, isDown: true, limit: MAX_FOUND } as const;
  return (await candidatesOf(source, board, everybody)).map(({ userId }) => userId);
}

/** Finds members by the beginning of their names, at most one more than `MAX_FOUND`. */
async function namedLike(source: RowSource, { from, before }: NameRange): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    `SELECT id FROM users WHERE usernameKey >= ? AND usernameKey < ? ORDER BY usernameKey LIMIT ${MAX_FOUND + 1}`,
    [from, before],
  );
  return rows.map(({ id }) => id);
}

/** Rows that are already in memory. */
class ListedRows implements RowSequence {
  private readonly rows: readonly BoardMember[];

  constructor(
    rows: readonly BoardMember[],
    private readonly sort: BoardSort,
  ) {
    this.rows = [...rows].sort((one, other) => comparePositions(sort, one, other));
  }

  get total(): number {
    return this.rows.length;
  }

  read({ from, isInclusive = false, isDown, limit }: PageRange): Promise<ReadRows> {
    const side = isDown ? 1 : -1;
    const rows = this.rows.filter((row) => {
      const order = from ? side * comparePositions(this.sort, row, from) : 1;
      return order > 0 || (isInclusive && order === 0);
    });
    return Promise.resolve({ rows: (isDown ? rows : rows.reverse()).slice(0, limit), givenUpAt: undefined });
  }
}

/** Rows that are read from an index as needed; a search leaves out other names. */
class IndexedRows implements RowSequence {
  constructor(
    private readonly source: RowSource,
    private readonly board: BoardRow,
    private readonly sort: BoardSort,
    private readonly names: NameRange | undefined,
  ) {}

  get total(): number {
    return this.names ? Math.min(this.board.size, MAX_FOUND) : this.board.size;
  }

  /** Reads in steps until there are enough rows; yields in between, so that other requests can run. */
  async read(pageRange: PageRange): Promise<ReadRows> {
    const { source, board, sort, names } = this;
    if (!names && sort === 'score') {
      return { rows: await rowsByScore(source, board, { ...pageRange, sort }), givenUpAt: undefined };
    }
    const rows: BoardMember[] = [];
    const limit = names ? LOOKED_AT_ONCE : pageRange.limit;
    let sortedRange: SortedPageRange = { ...pageRange, sort, limit };
    for (let lookedAt = 0; rows.length < pageRange.limit; lookedAt += limit) {
      if (lookedAt >= MAX_LOOKED_AT) return { rows, givenUpAt: sortedRange.from };
      if (lookedAt > 0) await setImmediate();
      const candidates = await candidatesOf(source, board, sortedRange);
      rows.push(...(await this.fitting(candidates.map(({ userId }) => userId))));
      if (candidates.length < limit) break;
      sortedRange = { ...sortedRange, from: candidates.at(-1), isInclusive: false };
    }
    return { rows: rows.slice(0, pageRange.limit), givenUpAt: undefined };
  }

  /** Returns those of these members who are on the board and match the search, in the given order. */
  private async fitting(userIds: readonly number[]): Promise<BoardMember[]> {
    const members = await membersOf(this.source, this.board, userIds, this.names);
    const byId = new Map(members.map((member) => [member.userId, member]));
    return userIds.flatMap((userId) => byId.get(userId) ?? []);
  }
}
