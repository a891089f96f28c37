import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { countOnline } from '../../platform/realtime/presence-rows.js';
import type { AdminOverviewDto, AdminStatsDto } from './overview.dto.js';
import { overviewOf } from './overview-days.js';
import {
  closedBalances,
  countFurtherActive,
  countNoted,
  DAY_MS,
  dayOf,
  readDailyStats,
  type DailyStat,
  talliedUntil,
  countDailyStats,
} from './daily-stats.js';

/** Number of days shown, including today. */
const DAYS = 30;

/** A time later than any event: the largest value of a Date. */
const END_OF_TIME = 8.64e15;

/** Maximum number of attempts to read while daily stats are being updated. */
const ATTEMPTS = 4;

/** Sources of the store's revenue. */
const REVENUE = `'store', 'avatar', 'picture'`;

/** Number of ledger lines, and the store's revenue in them. */
interface Sums {
  readonly lineCount: number;
  readonly revenue: number;
}

interface Balances {
  readonly members: number;
  readonly coins: number;
}

/** Reads the overview from the daily stats, and later events from ledger and rounds themselves. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the six figures of the site. */
  async stats(): Promise<AdminStatsDto> {
    const { members, coins } = await this.balances();
    const [kept, recent] = await this.settled((mark) => this.sums(mark));
    const [store] = await this.database.query<{ products: number }>(
      'SELECT COUNT(*) AS products FROM store_items WHERE isOnSale = 1',
    );
    return {
      totalUsers: members,
      activeUsers: await countOnline(this.database, this.clock.now()),
      totalCoins: coins,
      totalTransactions: kept.lineCount + recent.lineCount,
      storeRevenue: kept.revenue + recent.revenue,
      totalProducts: store?.products ?? 0,
    };
  }

  /** Returns the last thirty days. */
  async overview(): Promise<AdminOverviewDto> {
    const today = dayOf(this.clock.now().getTime());
    const first = today - DAYS + 1;
    const dailyStats = await this.settled((mark) => this.dailyStatsSince(mark, first));
    const { coins, members } = await this.balances();
    return overviewOf(dailyStats, {
      first,
      today,
      totalCoins: coins,
      medianBalance: await this.median(members),
      closed: await closedBalances(this.database, first),
    });
  }

  /** Reads what is in the daily stats and what is not yet. Retries if they were updated in between. */
  private async settled<T>(read: (mark: number) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const mark = await talliedUntil(this.database);
      const result = await read(mark);
      if (attempt === ATTEMPTS || (await talliedUntil(this.database)) === mark) return result;
    }
  }

  private async sums(mark: number): Promise<readonly [Sums, Sums]> {
    const kept = `SELECT COALESCE(SUM(events), 0) AS lineCount,
        COALESCE(SUM(CASE WHEN kind = 'spent' AND name IN (${REVENUE}) THEN coins ELSE 0 END), 0) AS revenue
      FROM daily_tallies WHERE kind IN ('earned', 'spent')`;
    const recent = `SELECT COUNT(*) AS lineCount,
        COALESCE(SUM(CASE WHEN amount < 0 AND source IN (${REVENUE}) THEN -amount ELSE 0 END), 0) AS revenue
      FROM coin_transactions WHERE createdAt >= ?`;
    return Promise.all([this.readSums(kept, []), this.readSums(recent, [mark])]);
  }

  private async readSums(sql: string, values: readonly number[]): Promise<Sums> {
    const [row] = await this.database.query<{ lineCount: number | string; revenue: number | string }>(
      sql,
      values,
    );
    return { lineCount: Number(row?.lineCount ?? 0), revenue: Number(row?.revenue ?? 0) };
  }

  private async dailyStatsSince(mark: number, first: number): Promise<DailyStat[]> {
    const recent = { from: Math.max(mark, first * DAY_MS), until: END_OF_TIME };
    return [
      ...(await readDailyStats(this.database, { from: first * DAY_MS, until: END_OF_TIME })),
      ...(await countNoted(this.database)),
      ...(await countDailyStats(this.database, recent)),
      ...(await countFurtherActive(this.database, recent)),
    ];
  }

  private async balances(): Promise<Balances> {
    const [row] = await this.database.query<{ members: number; coins: number | string }>(
      'SELECT COUNT(*) AS members, COALESCE(SUM(coins), 0) AS coins FROM users WHERE closedAt IS NULL',
    );
    return { members: row?.members ?? 0, coins: Number(row?.coins ?? 0) };
  }

  private async median(members: number): Promise<number> {
    const [row] = await this.database.query<{ coins: number }>(
      `SELECT coins FROM users WHERE closedAt IS NULL ORDER BY coins, id LIMIT 1 OFFSET ${Math.max(0, Math.ceil(members / 2) - 1)}`,
    );
    return row?.coins ?? 0;
  }
}
