import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { BoardRebuildService } from '../boards/board-rebuild.service.js';
import { BoardCleanupService } from '../boards/board-cleanup.service.js';
import { rankingRules } from '../boards/ranked-games.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** The setting that says by which rules the boards were counted. */
const SETTING = 'rankingRules';

/** Keeps the boards of a server in order: counts them again when the rules have changed, and sweeps them every hour. */
@Injectable()
export class BoardMaintenanceService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BoardMaintenanceService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly rebuild: BoardRebuildService,
    private readonly sweeping: BoardCleanupService,
  ) {}

  /** Before anybody is answered, the boards are those of this version's games, points and ties. */
  async onApplicationBootstrap(): Promise<void> {
    await this.countByTheseRules();
    this.timer = setInterval(() => this.sweep(), INTERVAL_MS).unref();
    this.sweep();
  }

  /** The database stays open until a sweep that is under way has ended. */
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
    if (differences > 0) this.logger.log(`The boards were counted anew: ${differences} places have changed.`);
    // REPLACE is known to both databases, and two nodes that start together write the same.
    await this.unitOfWork.run((tx) =>
      tx.execute('REPLACE INTO settings (`key`, value) VALUES (?, ?)', [SETTING, rules]),
    );
  }

  /** One that fails costs nobody anything: the next one does its work. */
  private sweep(): void {
    this.running = this.sweeping.sweep().catch((error: unknown) => {
      this.logger.warn('Ended boards could not be swept.', error);
    });
  }
}
