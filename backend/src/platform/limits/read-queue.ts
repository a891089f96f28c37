import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { MYSQL_CONNECTIONS } from '../database/data-source.js';
import type { RowSource } from '../database/database.js';
import { execution, type RunningRead } from '../database/unit-of-work.js';
import { Problem } from '../errors/problem.js';

/** Maximum number of a caller's reads that wait for their running one; RATE_LIMIT_SCALE multiplies it. */
const WAITING_PER_CALLER = 10;

/** Connections of MySQL's pool that reads leave to writes. */
const CONNECTIONS_FOR_WRITES = 3;

/** Rows of a long list per slice: a page and the row that shows whether there is more. */
const ROWS_AT_ONCE = 101;

/**
 * How much less a caller who comes while others read has used than the one whose read started last: enough to open
 * a page at once, and so little that many newcomers do not keep a busy member waiting.
 */
const HEAD_START_MS = 20;

/** Returns a member's key as a caller; that of a visitor is the address. */
export const memberCaller = (memberId: number): string => `member:${memberId}`;

/**
 * Queues the reads of all callers: one runs at a time on SQLite, which reads on the thread that answers, and on
 * MySQL as many as the pool has connections for. A caller has one running read. Of the waiting callers the one
 * that used the least time is next; use counts until a moment without reads.
 */
@Injectable()
export class ReadQueue implements OnApplicationShutdown {
  private readonly places: number;
  private readonly waitingPerCaller: number;
  private readonly running = new Set<string>();
  private readonly waiting = new Map<string, (() => void)[]>();
  /** Milliseconds used by each caller, and by the one whose read started last. */
  private readonly used = new Map<string, number>();
  private usedByLast = 0;
  private isStarting = false;
  private isOver = false;

  constructor({ database, rateLimitScale }: Config) {
    this.places = database.kind === 'sqlite' ? 1 : MYSQL_CONNECTIONS - CONNECTIONS_FOR_WRITES;
    this.waitingPerCaller = Math.max(1, Math.round(WAITING_PER_CALLER * rateLimitScale));
  }

  /**
   * Runs a read when it is the caller's turn. The turn ends when the answer is written.
   *
   * @throws Problem `request.too_many` if too many of the caller's reads wait; then nothing was read
   */
  async run<T>(caller: string, read: () => Promise<T>): Promise<T> {
    const waiting = this.waiting.get(caller)?.length ?? 0;
    if (waiting + Number(this.running.has(caller)) > this.waitingPerCaller)
      throw new Problem('request.too_many', { headers: { 'Retry-After': '1' } });
    const running: RunningRead = { caller, endTurn: await this.turnOf(caller) };
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

  /**
   * Reads a long list in slices.
   *
   * @param read reads so many rows that follow those already known
   */
  async list<Row>(
    length: number,
    read: (known: readonly Row[], rows: number) => Promise<Row[]>,
  ): Promise<Row[]> {
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
    this.isOver = true;
    this.startSoon();
  }

  /** Resolves when it is the caller's turn, with what ends it. */
  private async turnOf(caller: string): Promise<() => void> {
    this.used.set(caller, Math.max(this.usedBy(caller), this.usedByLast - HEAD_START_MS));
    await new Promise<void>((start) => {
      this.waiting.set(caller, [...(this.waiting.get(caller) ?? []), start]);
      this.startSoon();
    });
    if (this.isOver) throw new Problem('server.not_ready');
    this.usedByLast = this.usedBy(caller);
    const startedAt = performance.now();
    return () => {
      this.running.delete(caller);
      this.used.set(caller, this.usedBy(caller) + performance.now() - startedAt);
      this.startSoon();
    };
  }

  /** Starts what there is room for, after everything else that is ready on this thread. */
  private startSoon(): void {
    if (this.isStarting) return;
    this.isStarting = true;
    setImmediate(() => {
      this.isStarting = false;
      while (this.isOver || this.running.size < this.places) {
        const caller = this.next();
        if (caller === undefined) return;
        const [start, ...others] = this.waiting.get(caller) ?? [];
        this.waiting.delete(caller);
        if (others.length > 0) this.waiting.set(caller, others);
        this.running.add(caller);
        start?.();
      }
    });
  }

  private next(): string | undefined {
    let next: string | undefined;
    for (const caller of this.waiting.keys()) {
      if (this.running.has(caller) && !this.isOver) continue;
      if (next === undefined || this.usedBy(caller) < this.usedBy(next)) next = caller;
    }
    if (this.waiting.size + this.running.size === 0) {
      this.used.clear();
      this.usedByLast = 0;
    }
    return next;
  }

  private usedBy(caller: string): number {
    return this.used.get(caller) ?? 0;
  }
}
