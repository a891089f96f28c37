import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database, type RowSource } from '../../platform/database/database.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import { DAY_MS, type DayFigures, dayOf, figuresOfDay, sumsByName } from './day-figures.js';
import { LedgerTotalsService, REVENUE_SOURCES } from './ledger-totals.service.js';
import type { AdminOverviewDto, AdminStatsDto, OverviewDayDto } from './overview.dto.js';

/** Number of days shown, including today. */
const DAYS = 30;

/** Time after a day's end until its last transactions have ended. */
const SETTLING_MS = 10 * 60 * 1000;

/**
 * Reads the figures of the site from its tables, each statement in a turn of its own. Keeps those of days that are
 * over in memory.
 */
@Injectable()
export class OverviewService {
  private readonly finishedDays = new Map<number, DayFigures>();

  private readonly rows: RowSource;

  constructor(
    database: Database,
    private readonly totals: LedgerTotalsService,
    private readonly presence: PresenceService,
    private readonly clock: Clock,
    queue: ReadQueue,
  ) {
    this.rows = queue.slices(database);
  }

  /** Returns the six figures of the site. */
  async stats(): Promise<AdminStatsDto> {
    const { members, coins } = await this.balances();
    const { lines, revenue } = await this.totals.read();
    const [store] = await this.rows.query<{ products: number }>(
      'SELECT COUNT(*) AS products FROM store_items WHERE isOnSale = 1',
    );
    return {
      totalUsers: members,
      activeUsers: this.presence.memberCount,
      totalCoins: coins,
      totalTransactions: lines,
      storeRevenue: revenue,
      totalProducts: store?.products ?? 0,
    };
  }

  /** Returns the last thirty days. */
  async overview(): Promise<AdminOverviewDto> {
    const days = await this.lastDays();
    const { coins, members } = await this.balances();
    return {
      days: await this.withCoins(days, coins),
      earnedBySource: largestFirst(days, 'earned').map(([source, sum]) => ({ source, coins: sum })),
      spentBySource: largestFirst(days, 'spent').map(([source, sum]) => ({ source, coins: sum })),
      refusals: largestFirst(days, 'refusals').map(([reason, rounds]) => ({ reason, rounds })),
      medianBalance: await this.median(members),
    };
  }

  /** Returns the figures of the days shown, the oldest first. */
  private async lastDays(): Promise<DayFigures[]> {
    const now = this.clock.now().getTime();
    const today = dayOf(now);
    const first = today - DAYS + 1;
    for (const day of this.finishedDays.keys()) {
      if (day < first || day >= today) this.finishedDays.delete(day);
    }
    const days: DayFigures[] = [];
    for (let day = first; day <= today; day += 1) {
      const figures = this.finishedDays.get(day) ?? (await figuresOfDay(this.rows, day));
      if ((day + 1) * DAY_MS + SETTLING_MS <= now) this.finishedDays.set(day, figures);
      days.push(figures);
    }
    return days;
  }

  /** Adds the coins of all open accounts at the end of each day, counted back from those of now. */
  private async withCoins(days: readonly DayFigures[], coinsNow: number): Promise<OverviewDayDto[]> {
    const closed = await this.closedBalances(days[0]?.day ?? 0);
    let totalCoins = coinsNow;
    return days
      .toReversed()
      .map(({ day, earned, spent, refusals: _refusals, ...counts }) => {
        const sums = { earned: sumOf(earned), spent: sumOf(spent) };
        const revenue = REVENUE_SOURCES.reduce((sum, source) => sum + (spent.get(source) ?? 0), 0);
        const name = new Date(day * DAY_MS).toISOString().slice(0, 10);
        const shown = { day: name, ...counts, ...sums, revenue, totalCoins };
        totalCoins += sums.spent - sums.earned + (closed.get(day) ?? 0);
        return shown;
      })
      .toReversed();
  }

  /** Returns the coins of the accounts that were closed on a day or later, by day. */
  private async closedBalances(first: number): Promise<ReadonlyMap<number, number>> {
    const rows = await this.rows.query<{ closedAt: number; coins: number }>(
      'SELECT closedAt, coins FROM users WHERE closedAt >= ?',
      [first * DAY_MS],
    );
    const byDay = new Map<number, number>();
    for (const { closedAt, coins } of rows) {
      byDay.set(dayOf(closedAt), (byDay.get(dayOf(closedAt)) ?? 0) + coins);
    }
    return byDay;
  }

  private async balances(): Promise<{ members: number; coins: number }> {
    const [row] = await this.rows.query<{ members: number; coins: number | string }>(
      'SELECT COUNT(*) AS members, COALESCE(SUM(coins), 0) AS coins FROM users WHERE closedAt IS NULL',
    );
    return { members: row?.members ?? 0, coins: Number(row?.coins ?? 0) };
  }

  private async median(members: number): Promise<number> {
    const [row] = await this.rows.query<{ coins: number }>(
      `SELECT coins FROM users WHERE closedAt IS NULL ORDER BY coins, id LIMIT 1 OFFSET ${Math.max(0, Math.ceil(members / 2) - 1)}`,
    );
    return row?.coins ?? 0;
  }
}

/** Returns the sums of one kind over the days, the largest first. */
function largestFirst(
  days: readonly DayFigures[],
  kind: 'earned' | 'spent' | 'refusals',
): (readonly [string, number])[] {
  const sums = sumsByName(days.flatMap((day) => [...day[kind]]));
  return [...sums].sort(([one, oneSum], [other, otherSum]) => otherSum - oneSum || (one < other ? -1 : 1));
}

const sumOf = (sums: ReadonlyMap<string, number>): number =>
  [...sums.values()].reduce((sum, figure) => sum + figure, 0);
