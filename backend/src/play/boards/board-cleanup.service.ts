import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { windowOf } from './board-period.js';
import { boardsIn, ENDED } from './board-writer.service.js';

/**
 * Time for which a board is kept after its end. Verdicts in progress and nodes whose clocks are behind may
 * still write to it, and `reconcile` on such a node takes it for a current board.
 */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** Entries deleted per transaction. */
const ENTRIES_AT_ONCE = 1000;

/** Deletes the boards of periods that have ended, which can no longer be requested. */
@Injectable()
export class BoardCleanupService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the boards that ended more than a day ago and returns their number. An interrupted sweep is
   * completed by the next one.
   */
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

  /** Renames the board's period, so that nothing reads or writes the board while its entries are deleted. */
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

  /** Returns the last member of the next batch to delete; null when the board is empty. */
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
