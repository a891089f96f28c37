import { Injectable } from '@nestjs/common';
import { racingSimulator } from 'game-scenes/rules';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import type { RowSource } from '../../platform/database/row-source.js';
import type { RacingSummaryDto } from './racing.dto.js';

/** Runs of a game of chance that pay per UTC day. Drawn runs count, even if never watched to their end. */
export const PAID_RUNS_PER_DAY = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads what a member has earned by racing, and the runs of the simulator. */
@Injectable()
export class RacingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the sum of the member's racing lines, and how many runs were drawn today. */
  async summaryOf(userId: number): Promise<RacingSummaryDto> {
    const [row] = await this.database.query<{ coins: number | null }>(
      `SELECT SUM(amount) AS coins FROM coin_transactions WHERE userId = ? AND source = 'racing'`,
      [userId],
    );
    return {
      coinsEarned: row?.coins ?? 0,
      runsToday: await runsDrawnToday(this.database, userId, racingSimulator.id, this.clock.now()),
      paidRunsPerDay: PAID_RUNS_PER_DAY,
    };
  }
}

/** Returns how many runs of a game of chance the member has drawn since midnight UTC. */
export async function runsDrawnToday(
  source: RowSource,
  userId: number,
  game: string,
  now: Date,
): Promise<number> {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const [row] = await source.query<{ drawn: number }>(
    'SELECT COUNT(*) AS drawn FROM rounds WHERE userId = ? AND game = ? AND issuedAt >= ?',
    [userId, game, midnight],
  );
  return row?.drawn ?? 0;
}
