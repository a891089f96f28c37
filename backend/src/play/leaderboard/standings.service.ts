import { Injectable } from '@nestjs/common';
import { GAME_IDS, type GameId } from 'game-scenes/rules';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { countAhead } from '../boards/board-blocks.js';
import { periodAt, type Range } from '../boards/board-period.js';
import type { BoardRow } from '../boards/board-writer.service.js';
import { avatarOf } from './board-view.js';
import type {
  BoardQueryDto,
  GameBestDto,
  MemberStandingDto,
  NextRankDto,
  OwnStandingDto,
} from './leaderboard.dto.js';
import { LeaderboardService } from './leaderboard.service.js';
import {
  ALL,
  ALL_GAMES,
  BOARD_KEYS,
  type BoardKey,
  boardNamed,
  nameOfBoard,
} from '../boards/ranked-games.js';
import { ticksOf } from '../boards/standing.js';
import { WatchableRoundsService } from './watchable-rounds.service.js';

/** Number of places on the podium (§2). */
const PODIUM = 3;

interface MemberRow {
  readonly username: string;
  readonly profilePicture: string | null;
  readonly avatarCustomization: string | null;
}

/** A board of a period with a member's place on it. */
interface BoardOfMember extends BoardRow {
  /** Null if the member is not on the board, like all other fields of the place. */
  readonly key: string | null;
  readonly score: number | null;
  readonly roundId: string | null;
  readonly rulesVersion: number | null;
  readonly reachedAt: number | null;
}

interface Place extends BoardOfMember {
  readonly key: string;
  readonly score: number;
  readonly reachedAt: number;
}

interface RankedPlace extends Place {
  readonly rank: number;
}

/** The member right above a place. */
interface Above {
  readonly username: string;
  readonly score: number;
  readonly key: string;
}

/** Reads the standings of single members. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly database: Database,
    private readonly leaderboard: LeaderboardService,
    private readonly watchable: WatchableRoundsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the caller's standing on a board, the points they lack, and their best of every game. */
  async own(userId: number, { game = ALL_GAMES, range = 'all' }: BoardQueryDto): Promise<OwnStandingDto> {
    const boards = await this.boardsOf(userId, range);
    const asked = boardNamed(game);
    const board = boards.find((row) => row.board === asked);
    const [places, top, next] = await Promise.all([
      // The rank on the board of all games is looked up only when that board was requested.
      this.ranked(boards.filter((row) => row.board !== ALL || row === board)),
      board ? this.leaderboard.top(userId, board, PODIUM) : [],
      board && isPlace(board) ? this.above(board) : undefined,
    ]);
    const bests = GAME_IDS.map((id) => this.toBest(id, places.get(id)));
    const third = top[PODIUM - 1]?.score ?? null;
    const common = { total: board?.size ?? 0, bests, top };
    const own = board && places.get(board.board);
    if (!own) return { ...common, rank: null, score: 0, toNext: null, toThird: third };
    const { rank, score } = own;
    return {
      ...common,
      rank,
      score,
      toNext: next ? toNext(own, next) : null,
      toThird: rank > PODIUM && third !== null ? third - score : null,
    };
  }

  /**
   * Returns a member's bests, game by game.
   *
   * @throws Problem `leaderboard.unknown_member` for an id that is not on the board of all games, so that ids
   * reveal nothing about members whom no board shows.
   */
  async ofMember(userId: number, range: Range = 'all'): Promise<MemberStandingDto> {
    const [member] = Number.isSafeInteger(userId)
      ? await this.database.query<MemberRow>(
          `SELECT u.username, u.profilePicture, u.avatarCustomization FROM users u
           JOIN boards b ON b.board = ? AND b.period = 'all'
           JOIN board_entries e ON e.boardId = b.id AND e.userId = u.id
           WHERE u.id = ? AND u.closedAt IS NULL`,
          [ALL, userId],
        )
      : [];
    if (!member) throw new Problem('leaderboard.unknown_member');
    const places = await this.ranked(await this.boardsOf(userId, range));
    return {
      username: member.username,
      avatar: avatarOf(member.avatarCustomization),
      profilePicture: member.profilePicture,
      bests: GAME_IDS.flatMap((game) => {
        const place = places.get(game);
        if (!place) return [];
        const { rank, reachedAt } = place;
        return [{ ...this.toBest(game, place), rank, decidedAt: new Date(reachedAt).toISOString() }];
      }),
    };
  }

  /** Reads the boards of a range, each with the member's place on it. */
  private boardsOf(userId: number, range: Range): Promise<BoardOfMember[]> {
    return this.database.query<BoardOfMember>(
      `SELECT b.id, b.board, b.period, b.size, e.orderKey AS \`key\`, e.score, e.roundId, e.rulesVersion, e.reachedAt
       FROM boards b LEFT JOIN board_entries e ON e.boardId = b.id AND e.userId = ?
       WHERE b.board IN (${BOARD_KEYS.map(() => '?').join(', ')}) AND b.period = ?`,
      [userId, ...BOARD_KEYS, periodAt(range, this.clock.now())],
    );
  }

  /** Returns the places among these boards, with their ranks. */
  private async ranked(boards: readonly BoardOfMember[]): Promise<ReadonlyMap<BoardKey, RankedPlace>> {
    const places = boards.filter(isPlace);
    const ahead = await countAhead(
      this.database,
      places.map(({ id, key }) => ({ boardId: id, key })),
    );
    return new Map(places.map((place, index) => [place.board, { ...place, rank: 1 + (ahead[index] ?? 0) }]));
  }

  private toBest(game: GameId, place: RankedPlace | undefined): GameBestDto {
    return {
      gameName: nameOfBoard(game),
      gameId: game,
      score: place?.score ?? 0,
      ticks: place ? ticksOf(game, place.key) : null,
      rank: place?.rank ?? null,
      round: place ? this.watchable.idOf(game, place) : null,
    };
  }

  /** Reads the member right above a place. */
  private async above({ id, key }: Place): Promise<Above | undefined> {
    const [next] = await this.database.query<Above>(
      `SELECT u.username, e.score, e.orderKey AS \`key\` FROM (
         SELECT userId, score, orderKey FROM board_entries WHERE boardId = ? AND orderKey < ?
         ORDER BY orderKey DESC LIMIT 1
       ) e JOIN users u ON u.id = e.userId`,
      [id, key],
    );
    return next;
  }
}

function toNext({ board, rank, score, key }: RankedPlace, next: Above): NextRankDto {
  const [ownTicks, nextTicks] = [ticksOf(board, key), ticksOf(board, next.key)];
  const isTied = next.score === score && ownTicks !== null && nextTicks !== null;
  return {
    rank: rank - 1,
    username: next.username,
    points: next.score - score,
    ticks: isTied ? ownTicks - nextTicks : null,
  };
}

function isPlace(board: BoardOfMember): board is Place {
  return board.key !== null;
}
