import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { Database, marks, partsOf } from '../../platform/database/database.js';
import { PictureStorage } from './picture-storage.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** Grace period: a picture is stored before it is paid, so younger files are kept. */
const GRACE_MS = 60 * 60 * 1000;

/** Maximum number of addresses per statement. */
const ASKED_AT_ONCE = 200;

/**
 * Removes unused pictures every hour: replaced ones, those of closed accounts, and leftovers of crashed or refused
 * uploads.
 */
@Injectable()
export class PictureCleanupService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly storage: PictureStorage,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every(INTERVAL_MS, () => this.sweep(), 'Pictures could not be swept.');
  }

  /**
   * Removes pictures older than an hour that no member and no item uses.
   * Removes nothing on a site without members.
   */
  sweep(): Promise<void> {
    const keptBefore = new Date(this.clock.now().getTime() - GRACE_MS);
    const isStopping = (): boolean => this.scheduler.isStopping;
    return this.storage.sweep(keptBefore, (addresses) => this.used(addresses), isStopping);
  }

  private async used(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    if (await this.isNewSite()) return new Set(addresses);
    const used = new Set<string>();
    for (const asked of partsOf(addresses, ASKED_AT_ONCE)) {
      const list = marks(asked);
      const rows = await this.database.query<{ address: string }>(
        `SELECT profilePicture AS address FROM users WHERE profilePicture IN (${list})
         UNION SELECT imageUrl FROM store_items WHERE imageUrl IN (${list})
         UNION SELECT image FROM avatar_items WHERE image IN (${list})`,
        [...asked, ...asked, ...asked],
      );
      for (const { address } of rows) used.add(address);
    }
    return used;
  }

  /**
   * Guards against data loss: pictures next to a new database more likely mean a wrong DATABASE_URL than a
   * site that lost all its members.
   */
  private async isNewSite(): Promise<boolean> {
    return (await this.database.query('SELECT id FROM users LIMIT 2')).length < 2;
  }
}
