import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database, marks, type RowSource } from '../../platform/database/database.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';

/** Sources of the store's revenue. */
export const REVENUE_SOURCES: readonly string[] = ['store', 'avatar', 'picture'];

/** Lines per statement, which then takes some milliseconds. */
const LINES_AT_ONCE = 50_000;

/** Age from which a line is kept as counted: no transaction that began before it is still running. */
const SETTLING_MS = 10 * 60 * 1000;

/** Number of ledger lines, and the coins spent on the store, the avatar and pictures. */
interface LedgerTotals {
  readonly lines: number;
  readonly revenue: number;
}

/** Adds up the whole ledger once, and then only its new lines: a line never changes. */
@Injectable()
export class LedgerTotalsService {
  private counted = { until: 0, lines: 0, revenue: 0 };

  private readonly rows: RowSource;

  constructor(
    database: Database,
    private readonly clock: Clock,
    queue: ReadQueue,
  ) {
    this.rows = queue.slices(database);
  }

  /** Returns the totals of now. */
  async read(): Promise<LedgerTotals> {
    const settled = await this.newestLine(this.clock.now().getTime() - SETTLING_MS);
    while (this.counted.until < settled) {
      const { until, lines, revenue } = this.counted;
      const end = Math.min(until + LINES_AT_ONCE, settled);
      const added = await this.sumOf(until, end);
      this.counted = { until: end, lines: lines + added.lines, revenue: revenue + added.revenue };
    }
    const { lines, revenue, until } = this.counted;
    const recent = await this.sumOf(until, Number.MAX_SAFE_INTEGER);
    return { lines: lines + recent.lines, revenue: revenue + recent.revenue };
  }

  /** Returns the id of a newest line until a time; 0 if there is none. */
  private async newestLine(until: number): Promise<number> {
    const [row] = await this.rows.query<{ id: number }>(
      'SELECT id FROM coin_transactions WHERE createdAt <= ? ORDER BY createdAt DESC LIMIT 1',
      [until],
    );
    return row?.id ?? 0;
  }

  private async sumOf(after: number, until: number): Promise<LedgerTotals> {
    const [row] = await this.rows.query<{ lines: number; revenue: number | string | null }>(
      `SELECT COUNT(*) AS \`lines\`, SUM(
         CASE WHEN amount < 0 AND source IN (${marks(REVENUE_SOURCES)}) THEN -amount ELSE 0 END
       ) AS revenue
       FROM coin_transactions WHERE id > ? AND id <= ?`,
      [...REVENUE_SOURCES, after, until],
    );
    return { lines: row?.lines ?? 0, revenue: Number(row?.revenue ?? 0) };
  }
}
