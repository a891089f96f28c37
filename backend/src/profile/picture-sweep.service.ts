import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Database } from '../database/database.js';
import { PictureStorage } from './picture-storage.js';

/** A picture is stored before it is paid: for so long it may be nobody's. */
const GRACE_MS = 60 * 60 * 1000;

/** How many addresses one statement asks for. */
const ASKED_AT_ONCE = 200;

/** Removes pictures that nobody has: replaced ones, those of closed accounts, and what a crash or a refusal left. */
@Injectable()
export class PictureSweep {
  constructor(
    private readonly database: Database,
    private readonly storage: PictureStorage,
    private readonly clock: Clock,
  ) {}

  /** Removes the pictures that no member has and that are older than an hour; gives how many. A site without members keeps all. */
  sweep(): Promise<number> {
    const keptBefore = new Date(this.clock.now().getTime() - GRACE_MS);
    return this.storage.sweep(keptBefore, (addresses) => this.used(addresses));
  }

  private async used(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    if (await this.isNewSite()) return new Set(addresses);
    const used = new Set<string>();
    for (let start = 0; start < addresses.length; start += ASKED_AT_ONCE) {
      const asked = addresses.slice(start, start + ASKED_AT_ONCE);
      const rows = await this.database.query<{ profilePicture: string }>(
        `SELECT DISTINCT profilePicture FROM users WHERE profilePicture IN (${asked.map(() => '?').join(', ')})`,
        asked,
      );
      for (const { profilePicture } of rows) used.add(profilePicture);
    }
    return used;
  }

  /** A new database beside pictures is more likely a wrong DATABASE_URL than a site that lost all of its members. */
  private async isNewSite(): Promise<boolean> {
    return (await this.database.query('SELECT id FROM users LIMIT 2')).length < 2;
  }
}
