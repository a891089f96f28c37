import { Injectable } from '@nestjs/common';
import { racingSimulator } from 'game-scenes/rules';
import type { CoinTransactionDto } from '../../economy/coins/coins.dto.js';
import type { LineRow } from '../../economy/coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Database } from '../../platform/database/database.js';
import { PAID_RUNS_PER_DAY, runsDrawnToday } from './chance-runs.js';
import type { RacingSummaryDto } from './racing.dto.js';

/** Reads a member's racing: the coins it has earned, and the runs of the simulator. */
@Injectable()
export class RacingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the member's ledger lines from racing, newest first, page by page. */
  async coinHistoryOf(userId: number, query: PageQueryDto): Promise<Page<CoinTransactionDto>> {
    const rows = await this.database.query<LineRow>(
      `SELECT id, description, amount, createdAt FROM coin_transactions
       WHERE userId = ? AND source = 'racing' AND id < ? ORDER BY id DESC LIMIT ${rowsToRead(query)}`,
      [userId, query.before ?? Number.MAX_SAFE_INTEGER],
    );
    const lines = rows.map(({ id, description, amount, createdAt }) => ({
      id,
      description,
      amount,
      createdAt: new Date(createdAt).toISOString(),
    }));
    return pageOf(query, lines, ({ id }) => ({ before: id }));
  }

  /** Returns the sum of those lines, and how many runs were drawn today. */
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
