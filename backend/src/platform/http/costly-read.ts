import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** The metadata key that marks a route as an expensive read. */
export const COSTLY_READ_KEY = 'costly-read';

/** Concurrency limits of an expensive route. */
export interface CostlyReadRule {
  /** Maximum number of requests that are answered at the same time. */
  readonly atOnce: number;
  /** Maximum number of waiting requests of one caller; the next one is answered with `request.too_many`. */
  readonly waitingPerCaller: number;
}

/** Default for reads that take some milliseconds: a caller's second request waits for the first one. */
const QUICK: CostlyReadRule = { atOnce: 4, waitingPerCaller: 8 };

/**
 * Answers this route one request after the other per caller, and serves callers in turn. Other requests are
 * answered between two of them. A route that runs for long also reads in slices, by `yielding`.
 */
export const CostlyRead = (rule: Partial<CostlyReadRule> = {}): CustomDecorator =>
  SetMetadata(COSTLY_READ_KEY, { ...QUICK, ...rule } satisfies CostlyReadRule);
