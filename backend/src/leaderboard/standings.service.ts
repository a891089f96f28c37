import { Injectable } from '@nestjs/common';
import { GAME_IDS, type GameId } from 'game-scenes/rules';
import { Clock } from '../common/clock.js';
import { Problem } from '../common/problem.js';
import { Database } from '../database/database.js';
import { countAhead } from './board-blocks.js';
import { periodAt, type Range } from './board-period.js';
import { avatarOf } from './board-view.js';
import type {
  BoardQueryDto,
  GameBestDto,
  MemberStandingDto,
  NextRankDto,
  OwnStandingDto,
} from './leaderboard.dto.js';
import { LeaderboardService } from './leaderboard.service.js';
import { ALL, ALL_GAMES, BOARD_KEYS, type BoardKey, boardNamed, nameOfBoard } from './ranked-games.js';
import { WatchableRounds } from './watchable-rounds.service.js';

/** How many stand on the podium (§2). */
const PODIUM = 3;

interface MemberRow {
  readonly username: string;
  readonly profilePicture: string | null;
  readonly avatarCustomization: string | null;
}

/** Where a member stands on a board of a period. */
interface Place {
  readonly boardId: number;
  readonly board: BoardKey;
  readonly key: string;
  readonly score: number;
  readonly roundId: string | null;
  readonly rulesVersion: number | null;
  readonly reachedAt: number;
}

interface RankedPlace extends Place {
  readonly rank: number;
}

/** Says where single members stand. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly database: Database,
    private readonly leaderboard: LeaderboardService,
    private readonly watchable: WatchableRounds,
    private readonly clock: Clock,
  ) {}

  /** Where the caller stands on a board, what they lack, and their best of every game. */
  async own(userId: number, { game = ALL_GAMES, range = 'all' }: BoardQueryDto): Promise<OwnStandingDto> {
    const [places, podium] = await Promise.all([
      this.placesOf(userId, range),
      this.leaderboard.page(userId, { game, range, limit: PODIUM }),
    ]);
    const bests = GAME_IDS.map((id) => this.toBest(id, places.get(id)));
    const third = podium.rows[PODIUM - 1]?.score ?? null;
    const board = boardNamed(game);
    const own = board && places.get(board);
    const common = { total: podium.total ?? 0, bests, top: podium.rows };
    if (!own) return { ...common, rank: null, score: 0, toNext: null, toThird: third };
    return {
      ...common,
      rank: own.rank,
      score: own.score,
      toNext: await this.nextOf(own),
      toThird: own.rank > PODIUM && third !== null ? third - own.score : null,
    };
  }

  /**
   * The bests of a member, game by game.
   *
   * @throws Problem `leaderboard.unknown_member` for an id that nobody on the board of all games has: numbers tell
   * nothing of members whom no board shows.
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
    const places = await this.placesOf(userId, range);
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

  /** Where a member stands on every board of a range, with their ranks. */
  private async placesOf(userId: number, range: Range): Promise<ReadonlyMap<BoardKey, RankedPlace>> {
    const places = await this.database.query<Place>(
      `SELECT b.id AS boardId, b.board, e.orderKey AS \`key\`, e.score, e.roundId, e.rulesVersion, e.reachedAt
       FROM boards b JOIN board_entries e ON e.boardId = b.id AND e.userId = ?
       WHERE b.board IN (${BOARD_KEYS.map(() => '?').join(', ')}) AND b.period = ?`,
      [userId, ...BOARD_KEYS, periodAt(range, this.clock.now())],
    );
    const ahead = await countAhead(this.database, places);
    return new Map(places.map((place, index) => [place.board, { ...place, rank: 1 + (ahead[index] ?? 0) }]));
  }

  private toBest(game: GameId, place: RankedPlace | undefined): GameBestDto {
    return {
      gameName: nameOfBoard(game),
      gameId: game,
      score: place?.score ?? 0,
      rank: place?.rank ?? null,
      round: place ? this.watchable.idOf(game, place) : null,
    };
  }

  private async nextOf({ boardId, key, score, rank }: RankedPlace): Promise<NextRankDto | null> {
    const [next] = await this.database.query<{ username: string; score: number }>(
      `SELECT u.username, e.score FROM (
         SELECT userId, score FROM board_entries WHERE boardId = ? AND orderKey < ?
         ORDER BY orderKey DESC LIMIT 1
       ) e JOIN users u ON u.id = e.userId`,
      [boardId, key],
    );
    return next ? { rank: rank - 1, username: next.username, points: next.score - score } : null;
  }
}
