import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { windowOf } from './board-period.js';
import { boardsIn, ENDED } from './board-writer.service.js';

/**
 * So long after its end a board stays: verdicts under way and servers whose clocks are behind may still write it, and
 * whoever reconciles by such a clock takes it for one of now.
 */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** How many entries one transaction removes. */
const ENTRIES_AT_ONCE = 1000;

/** Removes the boards of periods that have ended: nobody can ask for them any more. */
@Injectable()
export class BoardCleanupService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Removes what ended more than a day ago; gives how many boards. Cut off half-way, it goes on the next time. */
  async sweep(): Promise<number> {
    const endedBefore = this.clock.now().getTime() - GRACE_MS;
    for (const { id, period } of await boardsIn(this.database)) {
      if (windowOf(period).end <= endedBefore) await this.detach(id);
    }
    const ended = await this.database.query<{ id: number }>(
      `SELECT id FROM boards WHERE period LIKE '${ENDED}%' ORDER BY id`,
    );
    for (const { id } of ended) await this.remove(id);
    return ended.length;
  }

  /** From here on the board is nobody's: what empties it may take its time. */
  private detach(id: number): Promise<number> {
    return this.unitOfWork.run((tx) =>
      tx.execute('UPDATE boards SET period = ? WHERE id = ?', [`${ENDED}${id}`, id]),
    );
  }

  private async remove(id: number): Promise<void> {
    for (let upTo = await this.lastOf(id); upTo !== null; upTo = await this.lastOf(id)) {
      const values = [id, upTo];
      await this.unitOfWork.run((tx) =>
        tx.execute('DELETE FROM board_entries WHERE boardId = ? AND userId <= ?', values),
      );
    }
    await this.unitOfWork.run(async (tx) => {
      await tx.execute('DELETE FROM board_blocks WHERE boardId = ?', [id]);
      await tx.execute('DELETE FROM boards WHERE id = ?', [id]);
    });
  }

  /** The last member of the next entries to remove. */
  private async lastOf(id: number): Promise<number | null> {
    const [row] = await this.database.query<{ last: number | null }>(
      `SELECT MAX(userId) AS last FROM (
         SELECT userId FROM board_entries WHERE boardId = ? ORDER BY userId LIMIT ${ENTRIES_AT_ONCE}
       ) part`,
      [id],
    );
    return row?.last ?? null;
  }
}
