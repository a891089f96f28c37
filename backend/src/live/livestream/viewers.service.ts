import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { LivestreamViewerEntity } from './livestream-viewer.entity.js';

/** Time after the last report until a viewer counts as gone; browsers report every 30 seconds. */
const WATCHES_MS = 75_000;

/** Counts the viewers of the livestream: members, each once, however many tabs and devices they have. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Records that a member is watching now. */
  async seen(userId: number): Promise<void> {
    const seenAt = this.clock.now();
    await this.unitOfWork.run((tx) =>
      tx.repository(LivestreamViewerEntity).upsert({ userId, seenAt }, ['userId']),
    );
  }

  /** Returns the number of viewers. */
  async count(): Promise<number> {
    const [row] = await this.database.query<{ viewers: number }>(
      'SELECT COUNT(*) AS viewers FROM livestream_viewers WHERE seenAt > ?',
      [this.earliest()],
    );
    return row?.viewers ?? 0;
  }

  /** Deletes the rows of viewers who have left. */
  async sweep(): Promise<void> {
    await this.unitOfWork.run((tx) =>
      tx.execute('DELETE FROM livestream_viewers WHERE seenAt <= ?', [this.earliest()]),
    );
  }

  private earliest(): Date {
    return new Date(this.clock.now().getTime() - WATCHES_MS);
  }
}
