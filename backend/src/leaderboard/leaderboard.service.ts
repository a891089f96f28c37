import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { Page } from '../common/paging.js';
import { Database } from '../database/database.js';
import { countAhead } from './board-blocks.js';
import { periodAt } from './board-period.js';
import { boardIn, type BoardRow } from './board-store.service.js';
import { avatarOf, type BoardMember, membersOf } from './board-view.js';
import type { BoardQueryDto, LeaderboardEntryDto, LeaderboardQueryDto } from './leaderboard.dto.js';
import { decodeCursor, encodeCursor, type PageCursor, type Position } from './page-cursor.js';
import { type PageRows, readAround, type Reading, readPage } from './page-rows.js';
import { ALL_GAMES, boardNamed, nameOfBoard } from './ranked-games.js';
import { namesFrom, type RowSequence, sequenceOf } from './row-sequence.js';
import { WatchableRounds } from './watchable-rounds.service.js';

const USUAL_ROWS = 25;

const NOTHING: Page<LeaderboardEntryDto> = { rows: [], next: undefined, total: 0 };
const NO_ROWS: PageRows = { rows: [], before: undefined, after: undefined };

/** A list and how it is read. */
interface ListReading extends Reading {
  readonly sequence: RowSequence;
  /** Whether it is the whole board by score, in which ranks follow one another. */
  readonly isWhole: boolean;
}

/** The rows of a page with their ranks. */
interface RankedPage {
  readonly page: PageRows;
  readonly ranks: readonly number[];
}

/** Answers pages of boards. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly database: Database,
    private readonly watchable: WatchableRounds,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of a board, over the time that is now.
   *
   * @throws Problem `request.invalid` for a cursor of another list.
   */
  async page(userId: number, query: LeaderboardQueryDto): Promise<Page<LeaderboardEntryDto>> {
    const { sort = 'score', order = 'desc', search = '', limit = USUAL_ROWS } = query;
    const cursor = query.cursor === undefined ? undefined : decodeCursor(sort, query.cursor);
    const board = await this.boardOf(query);
    if (!board) return NOTHING;
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
      total: sequence.total,
    };
  }

  /** The board that is asked for; undefined before its first entry. */
  private async boardOf({ game = ALL_GAMES, range = 'all' }: BoardQueryDto): Promise<BoardRow | undefined> {
    const key = boardNamed(game);
    return key && boardIn(this.database, key, periodAt(range, this.clock.now()));
  }

  /** The page that has the member in its middle; no rows where the list does not have them. */
  private async around(
    userId: number,
    board: BoardRow,
    list: ListReading & { readonly search: string },
  ): Promise<RankedPage> {
    const [own] = await membersOf(this.database, board, [userId], namesFrom(list.search));
    if (!own) return { page: NO_ROWS, ranks: [] };
    if (!list.isWhole) {
      const page = await readAround(list.sequence, list, own);
      return { page, ranks: await this.ranksOfEach(board, page.rows) };
    }
    const [page, [rank = 0]] = await Promise.all([
      readAround(list.sequence, list, own),
      this.ranksOfEach(board, [own]),
    ]);
    const place = page.rows.indexOf(own);
    return { page, ranks: page.rows.map((_row, index) => rank + (list.isDown ? 1 : -1) * (index - place)) };
  }

  /** The page behind or in front of a cursor. Of a stretch of the whole board one rank is enough, and at its ends none. */
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

  private async ranksOfEach({ id }: BoardRow, rows: readonly BoardMember[]): Promise<number[]> {
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
      lastPlayed: new Date(row.lastPlayed).toISOString(),
      isCurrentUser: row.userId === callerId,
      avatar: avatarOf(row.avatarCustomization),
      profilePicture: row.profilePicture,
      round: this.watchable.idOf(board, row),
    };
  }
}

/** What the pages beside some rows are asked for by. */
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
