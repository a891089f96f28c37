/** How many requests are answered in how many seconds before the next one has to wait. */
export interface RateLimitRule {
  readonly requests: number;
  readonly seconds: number;
}

const MINUTE_SECONDS = 60;
const TEN_MINUTES_SECONDS = 10 * MINUTE_SECONDS;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/**
 * Every rate limit of the site; RATE_LIMIT_SCALE multiplies the numbers of requests. Tries at a
 * password are counted by `GUESS_LIMITS`. Tickets are counted as they are issued,
 * above what somebody can play (a round takes a minute) and far below what would let them look for a pleasing seed
 * among thousands; prefetched ones apart, so that two devices that fill their stocks of every game keep nobody from playing.
 */
export const RATE_LIMITS = {
  signInPerAddress: { requests: 50, seconds: MINUTE_SECONDS },
  uploadPerAddress: { requests: 20, seconds: MINUTE_SECONDS },
  registerPerAddress: { requests: 30, seconds: HOUR_SECONDS },
  startRoundPerMember: { requests: 60, seconds: TEN_MINUTES_SECONDS },
  prefetchedTicketPerMember: { requests: 120, seconds: TEN_MINUTES_SECONDS },
  friendRequestPerMember: { requests: 30, seconds: TEN_MINUTES_SECONDS },
  directMessagePerMember: { requests: 40, seconds: MINUTE_SECONDS },
  writePerCaller: { requests: 120, seconds: MINUTE_SECONDS },
  chatPerMember: { requests: 5, seconds: 10 },
  socketPerAddress: { requests: 600, seconds: MINUTE_SECONDS },
  socketPerMember: { requests: 120, seconds: MINUTE_SECONDS },
  framePerSocket: { requests: 100, seconds: 10 },
} as const satisfies Record<string, RateLimitRule>;

/** The name of a rate limit. */
export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * How many wrong passwords are free before each further try has to wait, a minute and then twice as long each time, up to
 * an hour (`guess-limiter.ts`). RATE_LIMIT_SCALE multiplies them.
 *
 * - `guessesOfOne`: one address at one name, one known device at its member's name, one session at its member's password.
 *   That makes 38 a day: the ten, six more within an hour and three minutes, then one an hour.
 * - `guessesOfAll`: all addresses together at one name, but its known devices. More than one address has in a day, so that
 *   one stranger keeps nobody waiting; a thousand addresses have 78 a day.
 */
export const GUESS_LIMITS = { guessesOfOne: 10, guessesOfAll: 50 } as const;

/** The name of a limit of guesses. */
export type GuessLimitName = keyof typeof GUESS_LIMITS;
