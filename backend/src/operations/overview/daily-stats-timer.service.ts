import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DailyStatsService } from './daily-stats.service.js';

const INTERVAL_MS = 5 * 60 * 1000;

/** Brings the daily stats up to date as the server starts and every five minutes. */
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

  /** The database stays open until what is under way has ended. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One that fails costs nobody anything: the next one does its work. */
  private catchUp(): void {
    this.running ??= this.dailyStatsService
      .catchUp()
      .catch((error: unknown) => this.logger.warn('What happened lately could not be tallied.', error))
      .finally(() => (this.running = undefined));
  }
}
