import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DailyStatsService } from './daily-stats.service.js';

const INTERVAL_MS = 5 * 60 * 1000;

/** Updates the daily stats when the server starts and every five minutes. */
@Injectable()
export class DailyStatsTimerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DailyStatsTimerService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly dailyStatsService: DailyStatsService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.catchUp(), INTERVAL_MS).unref();
    this.catchUp();
  }

  /** Waits for a running update, so that the database stays open until then. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Starts an update unless one is running. A failed run does not block the next one. */
  private catchUp(): void {
    this.running ??= this.dailyStatsService
      .catchUp()
      .catch((error: unknown) => this.logger.warn('What happened lately could not be tallied.', error))
      .finally(() => (this.running = undefined));
  }
}
