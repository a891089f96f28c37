import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IngestReportsService } from './ingest-reports.service.js';
import { ViewersService } from './viewers.service.js';

const INTERVAL_MS = 5_000;
/** Number of checks between deletions of the rows of viewers who have left; these are not counted anyway. */
const SWEEP_EVERY = 120;

/** Detects that the ingest has stopped reporting. */
@Injectable()
export class LivestreamWatchService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LivestreamWatchService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private looks = 0;

  constructor(
    private readonly reports: IngestReportsService,
    private readonly viewers: ViewersService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.look();
    }, INTERVAL_MS).unref();
  }

  /** Waits for a running check, so that the database stays open until it has ended. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** A failed check does not block the next one. */
  private async look(): Promise<void> {
    this.looks += 1;
    try {
      await this.reports.expire();
      if (this.looks % SWEEP_EVERY === 0) await this.viewers.sweep();
    } catch (error) {
      this.logger.warn('The livestream could not be looked at.', error);
    }
  }
}
