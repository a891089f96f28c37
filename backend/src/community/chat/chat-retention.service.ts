import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';

const INTERVAL_MS = 60 * 60 * 1000;

/** How long messages are kept. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** How many messages are kept at the most, however young they are. */
const KEPT_COUNT = 1_000_000;

/** So many rows go in one transaction: nobody's message waits for long. */
const BATCH_ROWS = 500;

/** Keeps the chat from growing without end: messages go after 90 days, or when a million newer ones are there. */
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

  /** The database stays open until a batch that is under way has ended. */
  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Takes away what is too old and gives how many messages that were; mutes that have ended go as well. */
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

  /** One that fails costs nobody anything: the next one does its work. */
  private start(): void {
    this.running = this.sweep().catch((error: unknown) => {
      this.logger.warn('Old messages of the chat could not be removed.', error);
    });
  }
}

/** The oldest go first, so that what is kept has no gaps. */
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
