import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { BoardRebuildService } from '../boards/board-rebuild.service.js';
import { BoardCleanupService } from '../boards/board-cleanup.service.js';
import { rankingRules } from '../boards/ranked-games.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** Setting that stores the ranking rules by which the boards were counted. */
const SETTING = 'rankingRules';

/** Recounts the boards at startup when the ranking rules have changed, and sweeps ended boards every hour. */
@Injectable()
export class BoardMaintenanceService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BoardMaintenanceService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuild: BoardRebuildService,
    private readonly cleanup: BoardCleanupService,
  ) {}

  /** Ensures before the first request that the boards match this version's games, points and tie rules. */
  async onApplicationBootstrap(): Promise<void> {
    await this.countByTheseRules();
    this.timer = setInterval(() => this.sweep(), INTERVAL_MS).unref();
    this.sweep();
  }

  /** Waits for a running sweep, so that the database stays open until it has ended. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async countByTheseRules(): Promise<void> {
    const rules = rankingRules();
    const [row] = await this.database.query<{ value: string }>('SELECT value FROM settings WHERE `key` = ?', [
      SETTING,
    ]);
    if (row?.value === rules) return;
    const { differences } = await this.rebuild.rebuild();
    if (differences > 0)
      this.logger.log(`The boards were counted again: ${differences} places have changed.`);
    // Both databases support REPLACE, and two nodes that start together write the same value.
    await this.unitOfWork.run((tx) =>
      tx.execute('REPLACE INTO settings (`key`, value) VALUES (?, ?)', [SETTING, rules]),
    );
  }

  /** A failed sweep does not block the next one. */
  private sweep(): void {
    this.running = this.cleanup.sweep().catch((error: unknown) => {
      this.logger.warn('Ended boards could not be swept.', error);
    });
  }
}
