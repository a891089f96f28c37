import pLimit, { type LimitFunction } from 'p-limit';
import { Problem } from '../errors/problem.js';

/** Limits of a `Gate`. */
export interface GateRules {
  /** Maximum number of requests that run at the same time. */
  readonly atOnce: number;
  /** Maximum number of requests of one caller that wait for the caller's running one. */
  readonly waitingPerCaller: number;
  /** Maximum number of callers that run or wait. */
  readonly callers: number;
}

const RETRY_AFTER_SECONDS = '2';

/**
 * Limits concurrent work. A caller has one request at a time in the common queue, so callers are served in
 * turn and take one place each, however many requests one of them has sent.
 */
export class Gate {
  private readonly inTurn: LimitFunction;
  private readonly callers = new Map<string, { readonly inTurn: LimitFunction; requests: number }>();

  constructor(private readonly rules: GateRules) {
    this.inTurn = pLimit(rules.atOnce);
  }

  /**
   * Runs the work when it is the caller's turn.
   *
   * @throws Problem `request.too_many` when too many of the caller's own requests wait, `server.busy` when
   * there are too many callers, both before anything is done
   */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = this.callers.get(caller) ?? { inTurn: pLimit(1), requests: 0 };
    if (own.requests > this.rules.waitingPerCaller) throw refusal('request.too_many');
    if (own.requests === 0 && this.callers.size >= this.rules.callers) throw refusal('server.busy');
    own.requests += 1;
    this.callers.set(caller, own);
    try {
      return await own.inTurn(() => this.inTurn(work));
    } finally {
      own.requests -= 1;
      if (own.requests === 0) this.callers.delete(caller);
    }
  }
}

function refusal(code: 'request.too_many' | 'server.busy'): Problem {
  return new Problem(code, { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
}
