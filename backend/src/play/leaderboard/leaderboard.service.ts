import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import type { Page } from '../../platform/validation/paging.js';
import { avatarOf } from '../../members/user/user.mapper.js';
import { Database } from '../../platform/database/database.js';
import { countAhead } from '../boards/board-blocks.js';
import { periodAt } from '../boards/board-period.js';
import { boardIn, type BoardRow } from '../boards/board-store.js';
import { ALL_GAMES, boardNamed, nameOfBoard } from '../boards/ranked-games.js';
import { ticksOf } from '../boards/standing.js';
import { decodeCursor, encodeCursor, PageReader, type PageRows } from './board-pages.js';
import { type BoardMember, byLastPlay, byName, byScore, type Position } from './board-rows.js';
import type { BoardSort, LeaderboardEntryDto, LeaderboardQueryDto } from './leaderboard.dto.js';
import { RankedRoundsService } from './ranked-rounds.service.js';

const DEFAULT_ROWS = 25;

/** Reads pages of boards. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly database: Database,
    private readonly rankedRounds: RankedRoundsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of a board of the current period.
   *
   * @throws Problem `request.invalid` for a cursor of another list.
   */
  async page(userId: number, query: LeaderboardQueryDto): Promise<Page<LeaderboardEntryDto>> {
    const { game = ALL_GAMES, range = 'all', sort = 'score', search = '', limit = DEFAULT_ROWS } = query;
    const cursor = query.cursor === undefined ? undefined : decodeCursor(sort, query.cursor);
    const key = boardNamed(game);
    const board = key && (await boardIn(this.database, key, periodAt(range, this.clock.now())));
    if (!board) return { rows: [], next: undefined, limit, total: 0 };
    const wholeBoard = sort === 'score' ? byScore : byLastPlay;
    const list =
      search === '' ? wholeBoard(this.database, board) : await byName(this.database, board, sort, search);
    const isDown = query.order !== 'asc';
    const pages = new PageReader(list, isDown, limit);
    const page = await (!cursor && query.around === 'me' ? pages.around(userId) : pages.at(cursor));
    const ranks = await (list.isRanking
      ? this.consecutiveRanks(board, page, isDown)
      : this.ranksOf(board, page.rows));
    return {
      rows: page.rows.map((row, index) => this.toEntry(row, board, ranks[index] ?? 0, userId)),
      ...linksOf(sort, page),
      limit,
      total: list.total,
    };
  }

  /** Returns the first rows of a board, as its pages have them. */
  async top(userId: number, board: BoardRow, limit: number): Promise<LeaderboardEntryDto[]> {
    const { rows } = await byScore(this.database, board).read({ from: undefined, isDown: true, limit });
    return rows.map((row, index) => this.toEntry(row, board, 1 + index, userId));
  }

  /** Returns the ranks of a page of the whole board. One lookup is enough, and the first page needs none. */
  private async consecutiveRanks(
    board: BoardRow,
    { rows, before }: PageRows,
    isDown: boolean,
  ): Promise<number[]> {
    const [first = 0] = before ? await this.ranksOf(board, rows.slice(0, 1)) : [isDown ? 1 : board.size];
    return rows.map((_row, index) => first + (isDown ? index : -index));
  }

  private async ranksOf({ id }: BoardRow, rows: readonly Position[]): Promise<number[]> {
    const keys = rows.map(({ key }) => ({ boardId: id, key }));
    return (await countAhead(this.database, keys)).map((ahead) => 1 + ahead);
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
      round: this.rankedRounds.watchableId(board, row),
    };
  }
}

/** Returns the query parameters of the pages before and after these rows. */
function linksOf(
  sort: BoardSort,
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
