import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** Age at which messages are deleted: 90 days. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Maximum number of messages kept, whatever their age. */
const KEPT_COUNT = 1_000_000;

/** Rows deleted per transaction; small, so that new messages are not delayed. */
const BATCH_ROWS = 500;

/** Limits the size of the chat: deletes messages after 90 days, or when there are a million newer ones. */
@Injectable()
export class ChatRetentionService implements OnApplicationBootstrap {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every(INTERVAL_MS, () => this.sweep(), 'Old messages of the chat could not be removed.');
  }

  /** Deletes old messages and expired mutes. */
  async sweep(keptCount = KEPT_COUNT): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run((tx) => tx.execute('DELETE FROM chat_mutes WHERE until <= ?', [now]));
    const oldest = new Date(now.getTime() - KEPT_MS);
    let removed = BATCH_ROWS;
    while (removed === BATCH_ROWS && !this.scheduler.isStopping) {
      removed = await this.unitOfWork.run((tx) => removeBatch(tx, oldest, keptCount));
    }
  }
}

/** Deletes the oldest messages first, so that the remaining ones have no gaps. */
async function removeBatch(tx: Transaction, oldest: Date, keptCount: number): Promise<number> {
  const [span] = await tx.query<{ first: number | null; last: number; firstKept: number | null }>(
    `SELECT (SELECT MIN(id) FROM chat_messages) AS first, lastMessageId AS last,
       (SELECT MIN(id) FROM chat_messages WHERE createdAt >= ?) AS firstKept
     FROM chat_counters WHERE id = 1`,
    [oldest],
  );
  if (!span || span.first === null) return 0;
  const end = Math.max(span.firstKept ?? span.last + 1, span.last - keptCount + 1);
  return tx.execute('DELETE FROM chat_messages WHERE id < ?', [Math.min(end, span.first + BATCH_ROWS)]);
}
