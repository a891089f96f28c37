import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IngestReportsService } from './ingest-reports.service.js';
import { ViewersService } from './viewers.service.js';

const INTERVAL_MS = 5_000;
/** Viewers who have left are not counted; their rows go once in a while. */
const SWEEP_EVERY = 120;

/** Has a server notice that the ingest has fallen silent. */
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

  /** The database stays open until what is under way has ended. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One that fails costs nobody anything: the next one does its work. */
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
