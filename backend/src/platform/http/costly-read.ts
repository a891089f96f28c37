import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** The metadata key under which a route says that it reads much. */
export const COSTLY_READ_KEY = 'costly-read';

/** How a route that reads much is shared out. */
export interface CostlyReadRule {
  /** How many are answered at the same time, in all. */
  readonly atOnce: number;
  /** How many more of one caller wait for their turn; the next one is `request.too_many`. */
  readonly waitingPerCaller: number;
}

/** What takes some milliseconds: whoever asks twice is best served by waiting for them. */
const QUICK: CostlyReadRule = { atOnce: 4, waitingPerCaller: 8 };

/**
 * Answers this route for a caller one request after the other, however many they send, and for callers in turn. Between
 * two of them everybody else is answered. A route that goes on for long also reads in slices, by `yielding`.
 */
export const CostlyRead = (rule: Partial<CostlyReadRule> = {}): CustomDecorator =>
  SetMetadata(COSTLY_READ_KEY, { ...QUICK, ...rule } satisfies CostlyReadRule);
