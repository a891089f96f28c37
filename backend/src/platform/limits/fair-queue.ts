import { Problem } from '../errors/problem.js';

/** How much is worked on at once, and how much may wait. */
export interface FairQueueRules {
  /** How many have their turn at the same time, in all. */
  readonly atOnce: number;
  /** How many of them may be of one caller. */
  readonly atOncePerCaller: number;
  /** How many of one caller may wait. */
  readonly waitingPerCaller: number;
  /** How many may wait in all. */
  readonly waiting: number;
  /**
   * For how long somebody may have to wait, by how long turns have taken lately; without it only numbers count. As
   * many as one caller may have waiting always can.
   */
  readonly longestWaitMs?: number;
}

/** Ends a turn; a second call does nothing. */
export type ReleaseTurn = () => void;

/** Those of a caller that wait, and how many have their turn. */
interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/** How much the last turn counts in what turns take on average. */
const NEWEST_SHARE = 0.2;

const RETRY_AFTER_SECONDS = 2;

/**
 * Shares out work that must not be done all at once. Callers that wait are served one after the other, however many
 * requests one of them has sent; whoever would have to wait too long is told at once.
 */
export class FairQueue {
  /** Who has a turn or waits for one; the order is that in which they are served. */
  private readonly callers = new Map<string, Caller>();
  private running = 0;
  private waiting = 0;
  private averageMs = 0;

  constructor(
    private readonly rules: FairQueueRules,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Does the work when it is the caller's turn.
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
   * @returns what ends it; to be called in any case
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
   * Makes sure that the caller would have a turn or could wait for one.
   *
   * @throws Problem `request.too_many` when too many of their own wait, `server.busy` when too many of all do
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

  /** How many turns there are until that of one more request of a caller: as callers are served round and round. */
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
      // Behind everybody else who waits.
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
