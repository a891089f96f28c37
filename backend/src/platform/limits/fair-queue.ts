import { Problem } from '../errors/problem.js';

/** Returns a member's key as a caller. */
export const memberCaller = (memberId: number): string => `member:${memberId}`;

/** Limits of a `FairQueue`. */
export interface QueueRules {
  /** Maximum number of requests that run at the same time, each of another caller. */
  readonly atOnce: number;
  /** Maximum number of requests of one caller that wait for the caller's running one. */
  readonly waitingPerCaller: number;
  /** Maximum number of callers who run or wait; it bounds how long the last one waits. */
  readonly callers?: number;
}

/** Number of known callers above which those are forgotten who would get the head start anyway. */
const MAX_KNOWN = 1_000;

/**
 * Head start of a newcomer over a caller who always had an even share: enough to open a page at once, and too little
 * for many newcomers to keep a busy caller waiting.
 */
const HEAD_START_MS = 20;

/**
 * Limits concurrent work. A caller has one running request. Of the callers who wait, the one who used the least
 * time is next, so busy callers share the time evenly.
 */
export class FairQueue {
  private readonly running = new Set<string>();
  private readonly waiting = new Map<string, (() => void)[]>();
  /** Milliseconds used by each caller. */
  private readonly used = new Map<string, number>();
  /** Milliseconds that a caller has used who always had an even share. It grows with every turn, whoever's it is. */
  private evenlyUsed = 0;
  private isStarting = false;
  private isClosed = false;

  constructor(private readonly rules: QueueRules) {}

  /**
   * Runs the work when it is the caller's turn.
   *
   * @throws Problem `request.too_many` when too many of the caller's own requests wait, `server.busy` when there
   * are too many callers, both before anything is done
   */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const endTurn = await this.enter(caller);
    return work().finally(endTurn);
  }

  /** Refuses what waits with `server.not_ready`, and what comes. */
  protected close(): void {
    this.isClosed = true;
    this.startSoon();
  }

  /** Resolves when it is the caller's turn, with what ends it. Throws like `run`. */
  protected enter(caller: string): Promise<() => void> {
    const own = (this.waiting.get(caller)?.length ?? 0) + Number(this.running.has(caller));
    if (own > this.rules.waitingPerCaller) throw refusal('request.too_many');
    const { callers = Infinity } = this.rules;
    if (own === 0 && this.waiting.size + this.running.size >= callers) throw refusal('server.busy');
    return this.turnOf(caller);
  }

  /** Resolves like `enter`, however much waits. */
  protected async turnOf(caller: string): Promise<() => void> {
    this.used.set(caller, Math.max(this.usedBy(caller), this.evenlyUsed - HEAD_START_MS));
    await new Promise<void>((start) => {
      this.waiting.set(caller, [...(this.waiting.get(caller) ?? []), start]);
      this.startSoon();
    });
    if (this.isClosed) throw new Problem('server.not_ready');
    this.evenlyUsed = Math.max(this.evenlyUsed, this.usedBy(caller));
    const startedAt = performance.now();
    return () => {
      const usedMs = performance.now() - startedAt;
      this.evenlyUsed += usedMs / new Set([...this.waiting.keys(), ...this.running]).size;
      this.running.delete(caller);
      this.used.set(caller, this.usedBy(caller) + usedMs);
      this.startSoon();
    };
  }

  /** Starts what there is room for, after everything else that is ready on this thread. */
  private startSoon(): void {
    if (this.isStarting) return;
    this.isStarting = true;
    setImmediate(() => {
      this.isStarting = false;
      while (this.isClosed || this.running.size < this.rules.atOnce) {
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
      if (this.running.has(caller) && !this.isClosed) continue;
      if (next === undefined || this.usedBy(caller) < this.usedBy(next)) next = caller;
    }
    if (this.used.size > MAX_KNOWN) this.forgetThoseBehind();
    return next;
  }

  private forgetThoseBehind(): void {
    for (const [caller, used] of this.used)
      if (used <= this.evenlyUsed - HEAD_START_MS && !this.waiting.has(caller)) this.used.delete(caller);
  }

  private usedBy(caller: string): number {
    return this.used.get(caller) ?? 0;
  }
}

function refusal(code: 'request.too_many' | 'server.busy'): Problem {
  return new Problem(code, { headers: { 'Retry-After': '1' } });
}
