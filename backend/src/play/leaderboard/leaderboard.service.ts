import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import type { Page } from '../../platform/validation/paging.js';
import { Database } from '../../platform/database/database.js';
import { countAhead } from '../boards/board-blocks.js';
import { periodAt } from '../boards/board-period.js';
import type { BoardRow } from '../boards/board-writer.service.js';
import { avatarOf, type BoardMember, membersOf, rowsByScore } from './board-view.js';
import type { BoardQueryDto, LeaderboardEntryDto, LeaderboardQueryDto } from './leaderboard.dto.js';
import { decodeCursor, encodeCursor, type PageCursor, type Position } from './page-cursor.js';
import { type PageRows, readAround, type Reading, readPage } from './page-rows.js';
import { ALL_GAMES, boardNamed, nameOfBoard } from '../boards/ranked-games.js';
import { ticksOf } from '../boards/standing.js';
import { namesFrom, type RowSequence, sequenceOf } from './row-sequence.js';
import { WatchableRoundsService } from './watchable-rounds.service.js';

const DEFAULT_ROWS = 25;

/** A list and how it is read. */
interface ListReading extends Reading {
  readonly sequence: RowSequence;
  /** Whether it is the whole board by score, where ranks are consecutive. */
  readonly isWhole: boolean;
}

interface RankedPage {
  readonly page: PageRows;
  readonly ranks: readonly number[];
}

const NOBODY: RankedPage = { page: { rows: [], before: undefined, after: undefined }, ranks: [] };

/** A board with the key of the caller's place on it; null without one. */
interface BoardOfReader extends BoardRow {
  readonly ownKey: string | null;
}

/** Reads pages of boards. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly database: Database,
    private readonly watchable: WatchableRoundsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of a board of the current period.
   *
   * @throws Problem `request.invalid` for a cursor of another list.
   */
  async page(userId: number, query: LeaderboardQueryDto): Promise<Page<LeaderboardEntryDto>> {
    const { sort = 'score', order = 'desc', search = '', limit = DEFAULT_ROWS } = query;
    const cursor = query.cursor === undefined ? undefined : decodeCursor(sort, query.cursor);
    const board = await this.boardOf(userId, query);
    if (!board) return { rows: [], next: undefined, limit, total: 0 };
    const reading = { sort, isDown: order === 'desc', limit };
    const sequence = await sequenceOf(this.database, board, sort, search);
    const isWhole = search === '' && sort === 'score';
    const { page, ranks } =
      !cursor && query.around === 'me'
        ? await this.around(userId, board, { ...reading, sequence, isWhole, search })
        : await this.from(cursor, board, { ...reading, sequence, isWhole });
    return {
      rows: page.rows.map((row, index) => this.toEntry(row, board, ranks[index] ?? 0, userId)),
      ...linksOf(reading, page),
      limit,
      total: sequence.total,
    };
  }

  /** Returns the first rows of a board, as its pages have them. */
  async top(userId: number, board: BoardRow, limit: number): Promise<LeaderboardEntryDto[]> {
    const sortedRange = { sort: 'score', from: undefined, isDown: true, limit } as const;
    const rows = await rowsByScore(this.database, board, sortedRange);
    return rows.map((row, index) => this.toEntry(row, board, 1 + index, userId));
  }

  /** Reads the requested board with the member's place on it; undefined before its first entry. */
  private async boardOf(
    userId: number,
    { game = ALL_GAMES, range = 'all' }: BoardQueryDto,
  ): Promise<BoardOfReader | undefined> {
    const key = boardNamed(game);
    if (!key) return undefined;
    const [board] = await this.database.query<BoardOfReader>(
      `SELECT b.id, b.board, b.period, b.size, e.orderKey AS ownKey
       FROM boards b LEFT JOIN board_entries e ON e.boardId = b.id AND e.userId = ?
       WHERE b.board = ? AND b.period = ?`,
      [userId, key, periodAt(range, this.clock.now())],
    );
    return board;
  }

  /** Reads the page with the member in its middle; no rows if the list does not contain them. */
  private async around(
    userId: number,
    board: BoardOfReader,
    list: ListReading & { readonly search: string },
  ): Promise<RankedPage> {
    if (board.ownKey === null) return NOBODY;
    if (!list.isWhole) {
      const [own] = await membersOf(this.database, board, [userId], namesFrom(list.search));
      if (!own) return NOBODY;
      const page = await readAround(list.sequence, list, own);
      return { page, ranks: await this.ranksOfEach(board, page.rows) };
    }
    const own = { key: board.ownKey, lastPlayed: 0, userId };
    const [page, [rank = 0]] = await Promise.all([
      readAround(list.sequence, list, own),
      this.ranksOfEach(board, [own]),
    ]);
    const place = page.rows.findIndex(({ key }) => key === own.key);
    return { page, ranks: page.rows.map((_row, index) => rank + (list.isDown ? 1 : -1) * (index - place)) };
  }

  /** Reads the page after or before a cursor. The whole board needs one rank lookup, none at its ends. */
  private async from(
    cursor: PageCursor | undefined,
    board: BoardRow,
    list: ListReading,
  ): Promise<RankedPage> {
    const page = await readPage(list.sequence, list, cursor);
    if (!list.isWhole) return { page, ranks: await this.ranksOfEach(board, page.rows) };
    const [rank = 0] = page.before
      ? await this.ranksOfEach(board, page.rows.slice(0, 1))
      : [list.isDown ? 1 : board.size];
    return { page, ranks: page.rows.map((_row, index) => rank + (list.isDown ? index : -index)) };
  }

  private async ranksOfEach({ id }: BoardRow, rows: readonly Position[]): Promise<number[]> {
    const keys = rows.map(({ key }) => ({ boardId: id, key }));
    return (await countAhead(this.database, keys)).map((ahead) => ahead + 1);
  }

  private toEntry(
    row: BoardMember,
    { board }: BoardRow,
    rank: number,
    callerId: number,
  ): LeaderboardEntryDto {
    return {
      id: row.userId,
      rank,
      username: row.username,
      gameName: nameOfBoard(board),
      score: row.score,
      ticks: ticksOf(board, row.key),
      lastPlayed: new Date(row.lastPlayed).toISOString(),
      isCurrentUser: row.userId === callerId,
      avatar: avatarOf(row.avatarCustomization),
      profilePicture: row.profilePicture,
      round: this.watchable.idOf(board, row),
    };
  }
}

/** Returns the query parameters of the pages before and after these rows. */
function linksOf(
  { sort }: Reading,
  { before, after }: PageRows,
): Pick<Page<LeaderboardEntryDto>, 'next' | 'prev' | 'first'> {
  const to = (position: Position | undefined, isAfter: boolean) =>
    position && { cursor: encodeCursor(sort, { position, isAfter }), around: null };
  return {
    next: to(after, true),
    prev: to(before, false),
    first: before && { cursor: null, around: null },
  };
}
