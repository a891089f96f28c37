import { Injectable } from '@nestjs/common';
import { GAME_IDS, type GameId } from 'game-scenes/rules';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { avatarOf } from '../../members/user/user.mapper.js';
import { Database } from '../../platform/database/database.js';
import { countAhead } from '../boards/board-blocks.js';
import { periodAt, type PeriodKey, type Range } from '../boards/board-period.js';
import { boardIn, type BoardStanding, standingsOf } from '../boards/board-store.js';
import {
  ALL,
  ALL_GAMES,
  BOARD_KEYS,
  type BoardKey,
  boardNamed,
  nameOfBoard,
} from '../boards/ranked-games.js';
import { ticksOf } from '../boards/standing.js';
import { type BoardMember, byScore, rowOf } from './board-rows.js';
import type {
  BoardQueryDto,
  GameBestDto,
  MemberStandingDto,
  NeighbourDto,
  NextRankDto,
  OwnStandingDto,
  PlaceDto,
  RivalDto,
  WeekPlaceDto,
} from './leaderboard.dto.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankedRoundsService } from './ranked-rounds.service.js';

/** Number of places on the podium (§2). */
const PODIUM = 3;

interface RankedPlace extends BoardStanding {
  readonly rank: number;
}

/** A member's place on a game's board, with their neighbours. */
interface PlaceAround {
  readonly place: PlaceDto | null;
  readonly below: NeighbourDto | null;
  readonly week: WeekPlaceDto | null;
}

/** Reads the standings of single members. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly database: Database,
    private readonly leaderboard: LeaderboardService,
    private readonly rankedRounds: RankedRoundsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the caller's standing on a board, the points they lack, and their best of every game. */
  async own(userId: number, { game = ALL_GAMES, range = 'all' }: BoardQueryDto): Promise<OwnStandingDto> {
    const asked = boardNamed(game);
    const period = periodAt(range, this.clock.now());
    // The rank on the board of all games is looked up only when that board was requested.
    const boards = BOARD_KEYS.filter((key) => key !== ALL || key === asked);
    const places = await this.placesOf(userId, boards, period);
    const own = asked && places.get(asked);
    const board = own ?? (asked && (await boardIn(this.database, asked, period)));
    const top = board ? await this.leaderboard.top(userId, board, PODIUM) : [];
    const third = top[PODIUM - 1]?.score ?? null;
    const rank = own?.rank ?? null;
    const score = own?.score ?? 0;
    return {
      rank,
      score,
      total: board?.size ?? 0,
      toNext: own ? withoutAlien(await this.above(own)) : null,
      toThird: third === null || (rank !== null && rank <= PODIUM) ? null : third - score,
      bests: GAME_IDS.map((id) => this.toBest(id, places.get(id))),
      top,
    };
  }

  /**
   * Returns a member's bests, game by game.
   *
   * @throws Problem `leaderboard.unknown_member` for an id that is not on the board of all games, so that ids
   * reveal nothing about members whom no board shows.
   */
  async ofMember(userId: number, range: Range = 'all'): Promise<MemberStandingDto> {
    const all = Number.isSafeInteger(userId) ? await boardIn(this.database, ALL, 'all') : undefined;
    const member = all && (await rowOf(this.database, all, userId));
    if (!member) throw new Problem('leaderboard.unknown_member');
    const places = await this.placesOf(userId, GAME_IDS, periodAt(range, this.clock.now()));
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

  /** Returns a member's place on a board of the current period, and who is right above; null without one. */
  async place(userId: number, board: BoardKey, range: Range): Promise<PlaceDto | null> {
    const own = (await this.placesOf(userId, [board], periodAt(range, this.clock.now()))).get(board);
    return own ? this.toPlace(own) : null;
  }

  /** Returns a member's place on a game's board of all time and of this week, with who is right above and below. */
  async around(userId: number, game: GameId): Promise<PlaceAround> {
    const thisWeek = periodAt('week', this.clock.now());
    const places = await this.rankedPlaces(userId, [game], ['all', thisWeek]);
    const [all, week] = ['all', thisWeek].map((period) => places.find((place) => place.period === period));
    return {
      place: all ? await this.toPlace(all) : null,
      below: all ? await this.below(all) : null,
      week: week ? { rank: week.rank, total: week.size } : null,
    };
  }

  /** Returns a member's places on these boards of a period, with their ranks. */
  private async placesOf(
    userId: number,
    boards: readonly BoardKey[],
    period: PeriodKey,
  ): Promise<ReadonlyMap<BoardKey, RankedPlace>> {
    return new Map((await this.rankedPlaces(userId, boards, [period])).map((place) => [place.board, place]));
  }

  /** Returns a member's places on these boards of these periods, with their ranks. */
  private async rankedPlaces(
    userId: number,
    boards: readonly BoardKey[],
    periods: readonly PeriodKey[],
  ): Promise<RankedPlace[]> {
    const places = await standingsOf(this.database, userId, boards, periods);
    const ahead = await countAhead(
      this.database,
      places.map(({ id, orderKey }) => ({ boardId: id, key: orderKey })),
    );
    return places.map((place, index) => ({ ...place, rank: 1 + (ahead[index] ?? 0) }));
  }

  private toBest(game: GameId, place: RankedPlace | undefined): GameBestDto {
    return {
      gameName: nameOfBoard(game),
      gameId: game,
      score: place?.score ?? 0,
      ticks: place ? ticksOf(game, place.orderKey) : null,
      rank: place?.rank ?? null,
      round: place ? this.rankedRounds.watchableId(game, place) : null,
    };
  }

  private async toPlace(own: RankedPlace): Promise<PlaceDto> {
    return { rank: own.rank, score: own.score, total: own.size, above: await this.above(own) };
  }

  /** Returns the row right above or below a place; undefined at that end of the board. */
  private async beside(own: RankedPlace, isDown: boolean): Promise<BoardMember | undefined> {
    const from = { key: own.orderKey, lastPlayed: 0, userId: 0 };
    const { rows } = await byScore(this.database, own).read({ from, isDown, limit: 1 });
    return rows[0];
  }

  /** Returns the member right below; null at the end of the board. */
  private async below(own: RankedPlace): Promise<NeighbourDto | null> {
    const next = await this.beside(own, true);
    if (!next) return null;
    return {
      rank: own.rank + 1,
      username: next.username,
      score: next.score,
      ticks: ticksOf(own.board, next.key),
      avatar: avatarOf(next.avatarCustomization),
      profilePicture: next.profilePicture,
    };
  }

  /** Returns the member right above and what is lacking to them; null at the top. */
  private async above(own: RankedPlace): Promise<RivalDto | null> {
    const next = await this.beside(own, false);
    if (!next) return null;
    const [ownTicks, nextTicks] = [ticksOf(own.board, own.orderKey), ticksOf(own.board, next.key)];
    const isTied = next.score === own.score && ownTicks !== null && nextTicks !== null;
    return {
      rank: own.rank - 1,
      username: next.username,
      points: next.score - own.score,
      ticks: isTied ? ownTicks - nextTicks : null,
      avatar: avatarOf(next.avatarCustomization),
      profilePicture: next.profilePicture,
    };
  }
}

function withoutAlien(rival: RivalDto | null): NextRankDto | null {
  return rival && { rank: rival.rank, username: rival.username, points: rival.points, ticks: rival.ticks };
}
