import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
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
export class ChatRetentionService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ChatRetentionService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), INTERVAL_MS).unref();
    this.start();
  }

  /** Waits for a running batch, so that the database is not closed under it. */
  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Deletes old messages and expired mutes. Returns the number of deleted messages. */
  async sweep(keptCount = KEPT_COUNT): Promise<number> {
    const now = this.clock.now();
    await this.unitOfWork.run((tx) => tx.execute('DELETE FROM chat_mutes WHERE until <= ?', [now]));
    const oldest = new Date(now.getTime() - KEPT_MS);
    for (let count = 0; ;) {
      const removed = await this.unitOfWork.run((tx) => removeBatch(tx, oldest, keptCount));
      count += removed;
      if (removed < BATCH_ROWS || this.isStopped) return count;
    }
  }

  /** Starts a sweep. A failed run does not block the next one. */
  private start(): void {
    this.running = this.sweep().catch((error: unknown) => {
      this.logger.warn('Old messages of the chat could not be removed.', error);
    });
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
