import { Injectable } from '@nestjs/common';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { Database, marks } from '../../platform/database/database.js';
import { bestTicksOf } from '../boards/board-store.js';
import { recordVersion } from '../boards/ranked-games.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { lockAccount } from '../../members/user/lock-member.js';
import { GameStatsEntity } from './game-stats.entity.js';
import type { GameStatsDto } from './games.dto.js';

/** Proven rounds of a game per level; level 1 is the first. */
const ROUNDS_PER_LEVEL = 10;

/** Maximum sum of reported figures: the largest value of a 32-bit column. */
const MAX_REPORTED = 2_147_483_647;

export interface ProvenRound {
  gameName: string;
  score: number;
  /** Whether its score may become the member's best (`recordVersion`). */
  makesRecords: boolean;
  secondsPlayed: number;
  coins: number;
  /** When the server received it. */
  decidedAt: Date;
}

/** What a client reports without a round. */
export interface ReportedPlay {
  highScore?: number;
  score?: number;
  timesPlayed?: number;
  timePlayed?: number;
}

type StatsRow = Pick<
  GameStatsEntity,
  'id' | 'gameName' | 'highScore' | 'timesPlayed' | 'timePlayed' | 'totalCoins'
>;

/** Sums over proven rounds; null without one. */
interface TotalsRow {
  readonly timesPlayed: number;
  readonly timePlayed: number | null;
  readonly totalCoins: number | null;
  readonly highScore: number | null;
  /** Milliseconds UTC. */
  readonly lastPlayed: number | null;
}

/** Stores the members' records per game: proven play and, separately, what clients only report. */
@Injectable()
export class GameStatsService {
  constructor(private readonly database: Database) {}

  /**
   * Returns the member's records, one per game with a proven round, in the order in which the games were
   * first played, or only that of the named game. Reports without a round are not included.
   */
  async statsOf(userId: number, gameName?: string): Promise<GameStatsDto[]> {
    const filter = gameName === undefined ? '' : 'AND gameName = ?';
    const rows = await this.database.query<StatsRow>(
      `SELECT id, gameName, highScore, timesPlayed, timePlayed, totalCoins FROM game_stats
       WHERE userId = ? AND timesPlayed > 0 ${filter} ORDER BY id`,
      gameName === undefined ? [userId] : [userId, gameName],
    );
    const bestTicks = await bestTicksOf(this.database, userId);
    return rows.map((row) => ({
      ...row,
      bestTicks: bestTicks.get(row.gameName) ?? null,
      gamesPlayed: row.timesPlayed,
      level: 1 + Math.floor(row.timesPlayed / ROUNDS_PER_LEVEL),
    }));
  }

  /** Returns which of these games the member played last, by display names; undefined before a proven round. */
  async lastGameOf(userId: number, names: readonly string[]): Promise<string | undefined> {
    const [last] = await this.database.query<{ gameName: string }>(
      `SELECT gameName FROM game_stats WHERE userId = ? AND timesPlayed > 0 AND gameName IN (${marks(names)})
       ORDER BY lastPlayed DESC, id DESC LIMIT 1`,
      [userId, ...names],
    );
    return last?.gameName;
  }

  /** Returns the member's best proven score of a game, as seen by the open transaction; null without one. */
  async highScore(tx: Transaction, userId: number, gameName: string): Promise<number | null> {
    const record = await tx.repository(GameStatsEntity).findOneBy({ userId, gameName });
    return record?.highScore ?? null;
  }

  /**
   * Counts a proven round in the member's record.
   *
   * @returns whether its score beats the member's best so far; a first score above 0 does.
   */
  async countProvenRound(tx: Transaction, userId: number, round: ProvenRound): Promise<boolean> {
    const records = tx.repository(GameStatsEntity);
    const record = await this.recordOf(tx, userId, round.gameName);
    const best = record.highScore ?? 0;
    await records.update(record.id, {
      highScore: round.makesRecords ? Math.max(round.score, best) : record.highScore,
      timesPlayed: record.timesPlayed + 1,
      timePlayed: record.timePlayed + round.secondsPlayed,
      totalCoins: record.totalCoins + round.coins,
      lastPlayed: later(record.lastPlayed, round.decidedAt),
    });
    return round.makesRecords && round.score > best;
  }

  /**
   * Sums the member's record of a game up again from their proven rounds, after one of them no longer counts.
   * Each counts in whole seconds, as in its verdict.
   */
  async recount(tx: Transaction, userId: number, game: string, gameName: string): Promise<void> {
    const record = await this.recordOf(tx, userId, gameName);
    const [totals] = await tx.query<TotalsRow>(
      `SELECT COUNT(*) AS timesPlayed, SUM(ROUND(ticks / ${TICKS_PER_SECOND}.0)) AS timePlayed,
         SUM(coins) AS totalCoins, MAX(CASE WHEN rulesVersion = ? THEN score END) AS highScore,
         MAX(decidedAt) AS lastPlayed
       FROM rounds WHERE userId = ? AND game = ? AND status = 'proven'`,
      [recordVersion(game), userId, game],
    );
    if (!totals) throw new Error('A sum has no row.');
    await tx.repository(GameStatsEntity).update(record.id, {
      timesPlayed: totals.timesPlayed,
      timePlayed: totals.timePlayed ?? 0,
      totalCoins: totals.totalCoins ?? 0,
      highScore: totals.highScore,
      lastPlayed: totals.lastPlayed === null ? null : new Date(totals.lastPlayed),
    });
  }

  /** Stores what a client reported without a round, separate from everything that counts. */
  async countReportedPlay(
    tx: Transaction,
    userId: number,
    gameName: string,
    { highScore = 0, score = 0, timesPlayed = 1, timePlayed = 0 }: ReportedPlay,
  ): Promise<void> {
    const record = await this.recordOf(tx, userId, gameName);
    await tx.repository(GameStatsEntity).update(record.id, {
      unverifiedHighScore: Math.max(highScore, score, record.unverifiedHighScore ?? 0),
      unverifiedTimesPlayed: Math.min(record.unverifiedTimesPlayed + timesPlayed, MAX_REPORTED),
      unverifiedTimePlayed: Math.min(record.unverifiedTimePlayed + timePlayed, MAX_REPORTED),
    });
  }

  /**
   * Returns the member's record of a game, created on first use. Locks the member, so that there is only one.
   */
  private async recordOf(tx: Transaction, userId: number, gameName: string): Promise<GameStatsEntity> {
    await lockAccount(tx, userId);
    const records = tx.repository(GameStatsEntity);
    const found = await records.findOneBy({ userId, gameName });
    if (found) return found;
    await records.insert({ userId, gameName });
    return records.findOneByOrFail({ userId, gameName });
  }
}

/** Returns the later time. Clocks of nodes may differ, and the last play must never move back. */
function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
