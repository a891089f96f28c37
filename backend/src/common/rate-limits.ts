/** How many requests are answered in how many seconds before the next one has to wait. */
export interface RateLimitRule {
  readonly requests: number;
  readonly seconds: number;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/**
 * Every rate limit of the site; RATE_LIMIT_SCALE multiplies the numbers of requests. Signing in to a name is counted
 * per name and address together, so that a stranger can't lock a member out.
 */
export const RATE_LIMITS = {
  signInPerName: { requests: 10, seconds: MINUTE_SECONDS },
  signInPerAddress: { requests: 50, seconds: MINUTE_SECONDS },
  registerPerAddress: { requests: 30, seconds: HOUR_SECONDS },
  writePerCaller: { requests: 120, seconds: MINUTE_SECONDS },
} as const satisfies Record<string, RateLimitRule>;

/** The name of a rate limit. */
export type RateLimitName = keyof typeof RATE_LIMITS;
