import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PictureCleanupService } from './picture-cleanup.service.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** Has a server sweep its pictures when it starts and every hour. */
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

  /** The database stays open until a sweep that is under way has ended. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One that fails costs nobody anything: the next one does its work. */
  private sweep(): void {
    this.running = this.pictures.sweep().catch((error: unknown) => {
      this.logger.warn('Pictures could not be swept.', error);
    });
  }
}
