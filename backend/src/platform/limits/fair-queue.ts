import { Problem } from '../errors/problem.js';

/** Limits of a `FairQueue`. */
export interface FairQueueRules {
  /** Maximum number of requests that run at the same time. */
  readonly atOnce: number;
  /** Maximum number of running requests of one caller. */
  readonly atOncePerCaller: number;
  /** Maximum number of waiting requests of one caller. */
  readonly waitingPerCaller: number;
  /** Maximum number of waiting requests in all. */
  readonly waiting: number;
  /**
   * Maximum expected wait, estimated from the recent average duration of a turn; without it only numbers
   * count. While fewer than `waitingPerCaller` requests wait in all, this limit does not apply.
   */
  readonly longestWaitMs?: number;
}

/** Ends a turn; a second call does nothing. */
export type ReleaseTurn = () => void;

/** The waiting requests of one caller, and the number of its running ones. */
interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/** Weight of the newest turn in the moving average of durations. */
const NEWEST_SHARE = 0.2;

const RETRY_AFTER_SECONDS = 2;

/**
 * Limits concurrent work fairly. Waiting callers are served round robin, however many requests one of them
 * has sent. A request that would have to wait too long is rejected at once.
 */
export class FairQueue {
  /** Callers with running or waiting requests, in the order in which they are served. */
  private readonly callers = new Map<string, Caller>();
  private running = 0;
  private waiting = 0;
  private averageMs = 0;

  constructor(
    private readonly rules: FairQueueRules,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Runs the work when it is the caller's turn.
   *
   * @throws Problem like `assertCapacity`, before anything is done
   */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const end = await this.begin(caller);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /**
   * Waits for the caller's turn.
   *
   * @returns a function that ends the turn; call it in any case
   * @throws Problem like `assertCapacity`, before anything is done
   */
  async begin(caller: string): Promise<ReleaseTurn> {
    this.assertCapacity(caller);
    const own = this.callerOf(caller);
    if (!this.hasTurn(own)) {
      this.waiting += 1;
      await new Promise<void>((resolve) => own.waiting.push(resolve));
    } else this.take(own);
    return this.turnOf(caller, own);
  }

  /**
   * Checks that a request of the caller could run or wait.
   *
   * @throws Problem `request.too_many` when too many of the caller's own requests wait, `server.busy` when
   * too many wait in all
   */
  assertCapacity(caller: string): void {
    const own = this.callers.get(caller) ?? { running: 0, waiting: [] };
    if (this.hasTurn(own)) return;
    if (own.waiting.length >= this.rules.waitingPerCaller) throw refusal('request.too_many');
    if (this.isFull(own)) throw refusal('server.busy');
  }

  private isFull(own: Caller): boolean {
    const { waiting, waitingPerCaller, longestWaitMs, atOnce } = this.rules;
    if (this.waiting >= waiting) return true;
    if (longestWaitMs === undefined || this.waiting < waitingPerCaller) return false;
    return (this.turnsUntil(own) / atOnce) * this.averageMs > longestWaitMs;
  }

  /** Returns the number of turns until one more request of a caller has had its own, served round robin. */
  private turnsUntil(own: Caller): number {
    const rounds = own.waiting.length + 1;
    let turns = rounds;
    for (const other of this.callers.values()) {
      if (other !== own) turns += Math.min(rounds, other.waiting.length);
    }
    return turns;
  }

  private hasTurn(own: Caller): boolean {
    return this.running < this.rules.atOnce && own.running < this.rules.atOncePerCaller;
  }

  private callerOf(name: string): Caller {
    const known = this.callers.get(name);
    if (known) return known;
    const fresh: Caller = { running: 0, waiting: [] };
    this.callers.set(name, fresh);
    return fresh;
  }

  private take(own: Caller): void {
    own.running += 1;
    this.running += 1;
  }

  private turnOf(name: string, own: Caller): ReleaseTurn {
    const begunAt = this.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const tookMs = this.now() - begunAt;
      this.averageMs = this.averageMs === 0 ? tookMs : mean(this.averageMs, tookMs);
      own.running -= 1;
      this.running -= 1;
      if (own.running === 0 && own.waiting.length === 0) this.callers.delete(name);
      this.serveNext();
    };
  }

  private serveNext(): void {
    for (const [name, own] of this.callers) {
      if (own.waiting.length === 0 || !this.hasTurn(own)) continue;
      const start = own.waiting.shift();
      this.waiting -= 1;
      this.take(own);
      // Moves the caller behind all other callers.
      this.callers.delete(name);
      this.callers.set(name, own);
      start?.();
      return;
    }
  }
}

function mean(before: number, newest: number): number {
  return before + NEWEST_SHARE * (newest - before);
}

function refusal(code: 'request.too_many' | 'server.busy'): Problem {
  return new Problem(code, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
}
