import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { lockAccount } from '../../members/user/lock-member.js';
import { GameStatsEntity } from './game-stats.entity.js';
import type { GameStatsDto } from './games.dto.js';

/** Level 1 is where everybody starts; each further level takes this many proven rounds of the game. */
const ROUNDS_PER_LEVEL = 10;

/** What clients report may add up to no more than a column holds (32 bit). */
const MAX_REPORTED = 2_147_483_647;

export interface ProvenRound {
  gameName: string;
  score: number;
  secondsPlayed: number;
  coins: number;
  /** When the server received it. */
  decidedAt: Date;
}

/** What all proven rounds of a member in a game add up to. */
export interface ProvenTotals {
  timesPlayed: number;
  secondsPlayed: number;
  totalCoins: number;
  /** Null without a round. */
  highScore: number | null;
  lastPlayed: Date | null;
}

export interface ReportedPlay {
  gameName: string;
  highScore: number;
  timesPlayed: number;
  secondsPlayed: number;
}

interface StatsRow {
  id: number;
  gameName: string;
  highScore: number | null;
  timesPlayed: number;
  timePlayed: number;
  totalCoins: number;
}

/** Keeps the members' records per game: proven play, and apart from it what clients only report. */
@Injectable()
export class GameStatsService {
  constructor(private readonly database: Database) {}

  /**
   * The member's records, one a game with a proven round, in the order they were first played; or that of the named
   * game alone. What clients only report makes no record that anybody sees.
   */
  async statsOf(userId: number, gameName?: string): Promise<GameStatsDto[]> {
    const filter = gameName === undefined ? '' : 'AND gameName = ?';
    const rows = await this.database.query<StatsRow>(
      `SELECT id, gameName, highScore, timesPlayed, timePlayed, totalCoins FROM game_stats
       WHERE userId = ? AND timesPlayed > 0 ${filter} ORDER BY id`,
      gameName === undefined ? [userId] : [userId, gameName],
    );
    return rows.map((row) => ({
      id: row.id,
      gameName: row.gameName,
      highScore: row.highScore,
      timesPlayed: row.timesPlayed,
      gamesPlayed: row.timesPlayed,
      timePlayed: row.timePlayed,
      totalCoins: row.totalCoins,
      level: 1 + Math.floor(row.timesPlayed / ROUNDS_PER_LEVEL),
    }));
  }

  /** The member's best proven score of a game, as the open transaction sees it; null without one. */
  async highScore(tx: Transaction, userId: number, gameName: string): Promise<number | null> {
    const record = await tx.manager.getRepository(GameStatsEntity).findOneBy({ userId, gameName });
    return record?.highScore ?? null;
  }

  /**
   * Counts a proven round into the member's record.
   *
   * @returns whether its score beats the member's best so far; a first score above 0 does.
   */
  async countProvenRound(tx: Transaction, userId: number, round: ProvenRound): Promise<boolean> {
    const records = tx.manager.getRepository(GameStatsEntity);
    const record = await this.recordOf(tx, userId, round.gameName);
    const isNewHighScore = round.score > (record.highScore ?? 0);
    await records.update(record.id, {
      highScore: Math.max(round.score, record.highScore ?? 0),
      timesPlayed: record.timesPlayed + 1,
      timePlayed: record.timePlayed + round.secondsPlayed,
      totalCoins: record.totalCoins + round.coins,
      lastPlayed: later(record.lastPlayed, round.decidedAt),
    });
    return isNewHighScore;
  }

  /** Sets the member's record to what their proven rounds add up to, after one of them no longer counts. */
  async setProvenTotals(
    tx: Transaction,
    userId: number,
    gameName: string,
    { secondsPlayed, ...totals }: ProvenTotals,
  ): Promise<void> {
    const record = await this.recordOf(tx, userId, gameName);
    await tx.manager
      .getRepository(GameStatsEntity)
      .update(record.id, { ...totals, timePlayed: secondsPlayed });
  }

  /** Keeps what a client reported without a round, apart from everything that counts. */
  async countReportedPlay(tx: Transaction, userId: number, play: ReportedPlay): Promise<void> {
    const record = await this.recordOf(tx, userId, play.gameName);
    await tx.manager.getRepository(GameStatsEntity).update(record.id, {
      unverifiedHighScore: Math.max(play.highScore, record.unverifiedHighScore ?? 0),
      unverifiedTimesPlayed: Math.min(record.unverifiedTimesPlayed + play.timesPlayed, MAX_REPORTED),
      unverifiedTimePlayed: Math.min(record.unverifiedTimePlayed + play.secondsPlayed, MAX_REPORTED),
    });
  }

  /** The member's record of a game, made on first use; the member's row is locked first, so that only one is made. */
  private async recordOf(tx: Transaction, userId: number, gameName: string): Promise<GameStatsEntity> {
    await lockAccount(tx, userId);
    const records = tx.manager.getRepository(GameStatsEntity);
    const found = await records.findOneBy({ userId, gameName });
    if (found) return found;
    await records.insert({ userId, gameName });
    return records.findOneByOrFail({ userId, gameName });
  }
}

/** Clocks of several nodes may differ: the last play never moves back. */
function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
