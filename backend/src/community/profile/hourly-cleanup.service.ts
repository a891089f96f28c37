import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PictureCleanupService } from './picture-cleanup.service.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** Runs the picture cleanup when the server starts and every hour. */
@Injectable()
export class HourlyCleanupService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(HourlyCleanupService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly pictures: PictureCleanupService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), INTERVAL_MS).unref();
    this.sweep();
  }

  /** Waits for a running sweep, so that the database is not closed under it. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Starts a sweep. A failed run does not block the next one. */
  private sweep(): void {
    this.running = this.pictures.sweep().catch((error: unknown) => {
      this.logger.warn('Pictures could not be swept.', error);
    });
  }
}
