import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { PictureStorage } from './picture-storage.js';

/** A picture is stored before it is paid: for so long it may be nobody's. */
const GRACE_MS = 60 * 60 * 1000;

/** How many addresses one statement asks for. */
const ASKED_AT_ONCE = 200;

/** Removes pictures that nobody has: replaced ones, those of closed accounts, and what a crash or a refusal left. */
@Injectable()
export class PictureCleanupService {
  constructor(
    private readonly database: Database,
    private readonly storage: PictureStorage,
    private readonly clock: Clock,
  ) {}

  /** Removes the pictures that neither a member nor an item has and that are older than an hour; gives how many. A site without members keeps all. */
  sweep(): Promise<number> {
    const keptBefore = new Date(this.clock.now().getTime() - GRACE_MS);
    return this.storage.sweep(keptBefore, (addresses) => this.used(addresses));
  }

  private async used(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    if (await this.isNewSite()) return new Set(addresses);
    const used = new Set<string>();
    for (let start = 0; start < addresses.length; start += ASKED_AT_ONCE) {
      const asked = addresses.slice(start, start + ASKED_AT_ONCE);
      const list = asked.map(() => '?').join(', ');
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

  /** A new database beside pictures is more likely a wrong DATABASE_URL than a site that lost all of its members. */
  private async isNewSite(): Promise<boolean> {
    return (await this.database.query('SELECT id FROM users LIMIT 2')).length < 2;
  }
}
