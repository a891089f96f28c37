import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock, CLOCK_FAULT_MS } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';

/** Interval for comparing the clock with the monotonic clock. */
const INTERVAL_MS = 10_000;

/** Minimum jump to report; clocks of nodes may differ by less. */
const JUMP_MS = 2000;

/** Time of the latest round, ledger line or account. Each part uses an index. */
const LATEST = `SELECT MAX(latest) AS latest FROM (
    SELECT MAX(decidedAt) AS latest FROM rounds
    UNION ALL SELECT MAX(createdAt) FROM coin_transactions
    UNION ALL SELECT MAX(createdAt) FROM users
  ) times`;

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000).toLocaleString('en')} s`;

/** Warns when the clock is set while the server runs, and at the start if the database is ahead of it. */
@Injectable()
export class ClockWatchService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ClockWatchService.name);
  private timer: NodeJS.Timeout | undefined;
  private offsetMs: number;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.offsetMs = this.offset();
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.check(), INTERVAL_MS).unref();
    await this.checkDatabase();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Warns if the clock was set, or the machine slept, since the last check. */
  check(): void {
    const offset = this.offset();
    const jumpMs = offset - this.offsetMs;
    this.offsetMs = offset;
    if (Math.abs(jumpMs) < JUMP_MS) return;
    this.logger.warn(
      `The clock jumped ${jumpMs > 0 ? 'ahead' : 'back'} by ${seconds(Math.abs(jumpMs))}. ` +
        'Rounds are proven by it: let NTP keep it right. ' +
        'Where it was ahead, `npm run repair-clock -- --check` says what that left.',
    );
  }

  /** Warns if the database has times later than now. */
  async checkDatabase(): Promise<void> {
    const [row] = await this.database.query<{ latest: number | null }>(LATEST);
    const aheadMs = (row?.latest ?? 0) - this.clock.now().getTime();
    if (aheadMs <= CLOCK_FAULT_MS) return;
    this.logger.warn(
      `The database holds rounds, coins or accounts from ${seconds(aheadMs)} later than now. ` +
        'Is the clock right (NTP)? If so, an earlier one was ahead: ' +
        '`npm run repair-clock -- --check` says what that left.',
    );
  }

  private offset(): number {
    return this.clock.now().getTime() - this.clock.runningMs();
  }
}
