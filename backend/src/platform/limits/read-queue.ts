import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { MYSQL_CONNECTIONS } from '../database/data-source.js';
import type { RowSource } from '../database/database.js';
import { execution, type RunningRead } from '../database/unit-of-work.js';
import { FairQueue } from './fair-queue.js';

/** Maximum number of a caller's reads that wait for their running one; RATE_LIMIT_SCALE multiplies it. */
const WAITING_PER_CALLER = 10;

/** Connections of MySQL's pool that reads leave to writes; a read uses one at a time. */
const CONNECTIONS_FOR_WRITES = 3;

/** Rows of a long list per slice: a page and the row that shows whether there is more. */
const ROWS_AT_ONCE = 101;

/**
 * Queues the reads of all callers: one runs at a time on SQLite, which reads on the thread that answers, and on
 * MySQL as many as the pool has connections for.
 */
@Injectable()
export class ReadQueue extends FairQueue implements OnApplicationShutdown {
  constructor({ database, rateLimitScale }: Config) {
    super({
      atOnce: database.kind === 'sqlite' ? 1 : MYSQL_CONNECTIONS - CONNECTIONS_FOR_WRITES,
      waitingPerCaller: Math.max(1, Math.round(WAITING_PER_CALLER * rateLimitScale)),
    });
  }

  /** Runs a read when it is the caller's turn, which ends when the answer is written. */
  override async run<T>(caller: string, read: () => Promise<T>): Promise<T> {
    const running: RunningRead = { caller, endTurn: await this.enter(caller) };
    try {
      return await execution.run({ ...execution.getStore(), read: running }, read);
    } finally {
      // Runs after the promises that are due, which write the answer.
      process.nextTick(() => running.endTurn?.());
    }
  }

  /**
   * Runs a part of a long read in a turn of its own, by default for the caller of the running read. That read's
   * turn serves its first part and ends with it, so nothing is held between two parts.
   */
  async slice<T>(part: () => Promise<T>, caller?: string): Promise<T> {
    const { read } = execution.getStore() ?? {};
    const own = read?.endTurn;
    if (read) read.endTurn = undefined;
    const endTurn = own ?? (await this.turnOf(caller ?? read?.caller ?? 'server'));
    return part().finally(endTurn);
  }

  /** Returns the same source with each statement as a `slice`. */
  slices(source: RowSource, caller?: string): RowSource {
    return { query: (...statement) => this.slice(() => source.query(...statement), caller) };
  }

  /** Reads a list, a long one in slices; `read` returns so many rows that follow those already known. */
  async list<Row>(
    length: number,
    read: (known: readonly Row[], rows: number) => Promise<Row[]>,
  ): Promise<Row[]> {
    if (length <= ROWS_AT_ONCE) return read([], length);
    const rows: Row[] = [];
    for (let isEnd = false; !isEnd;) {
      const wanted = Math.min(ROWS_AT_ONCE, length - rows.length);
      const part = await this.slice(() => read(rows, wanted));
      rows.push(...part);
      isEnd = part.length < wanted || rows.length === length;
    }
    return rows;
  }

  /** Refuses what still waits: its clients are gone, and the database is being closed. */
  onApplicationShutdown(): void {
    this.close();
  }
}
