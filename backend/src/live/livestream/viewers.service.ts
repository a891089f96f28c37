import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { LivestreamViewerEntity } from './livestream-viewer.entity.js';

/** A browser says every 30 seconds that its member watches; one that was silent for so long has left. */
const WATCHES_MS = 75_000;

/** Who watches the livestream: members, each counted once, however many tabs and devices they have. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Notes that a member watches now. */
  async seen(userId: number): Promise<void> {
    const seenAt = this.clock.now();
    await this.unitOfWork.run((tx) =>
      tx.manager.getRepository(LivestreamViewerEntity).upsert({ userId, seenAt }, ['userId']),
    );
  }

  /** How many watch. */
  async count(): Promise<number> {
    const [row] = await this.database.query<{ viewers: number }>(
      'SELECT COUNT(*) AS viewers FROM livestream_viewers WHERE seenAt > ?',
      [this.earliest()],
    );
    return row?.viewers ?? 0;
  }

  /** Removes the rows of those who have left. */
  async sweep(): Promise<void> {
    await this.unitOfWork.run((tx) =>
      tx.execute('DELETE FROM livestream_viewers WHERE seenAt <= ?', [this.earliest()]),
    );
  }

  private earliest(): Date {
    return new Date(this.clock.now().getTime() - WATCHES_MS);
  }
}
