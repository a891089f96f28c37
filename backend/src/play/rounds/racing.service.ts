import { Injectable } from '@nestjs/common';
import { racingSimulator } from 'game-scenes/rules';
import { MoreThanOrEqual } from 'typeorm';
import { CoinTransactionEntity } from '../../economy/coins/coin-transaction.entity.js';
import { Clock } from '../../platform/common/clock.js';
import { Database, type EntitySource } from '../../platform/database/database.js';
import { RoundEntity } from './round.entity.js';
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
    const lines = this.database.repository(CoinTransactionEntity);
    return {
      coinsEarned: (await lines.sum('amount', { userId, source: 'racing' })) ?? 0,
      runsToday: await runsDrawnToday(this.database, userId, racingSimulator.id, this.clock.now()),
      paidRunsPerDay: PAID_RUNS_PER_DAY,
    };
  }
}

/** Returns how many runs of a game of chance the member has drawn since midnight UTC. */
export function runsDrawnToday(
  source: EntitySource,
  userId: number,
  game: string,
  now: Date,
): Promise<number> {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return source.repository(RoundEntity).countBy({ userId, game, issuedAt: MoreThanOrEqual(midnight) });
}
