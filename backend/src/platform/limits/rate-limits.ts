/** Rate limit: the number of requests allowed in a window of so many seconds. */
export interface RateLimitRule {
  readonly requests: number;
  readonly seconds: number;
}

const MINUTE_SECONDS = 60;
const TEN_MINUTES_SECONDS = 10 * MINUTE_SECONDS;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/**
 * Rate limits of the site; RATE_LIMIT_SCALE multiplies the numbers of requests. Password attempts are limited
 * by `GUESS_LIMITS`. The ticket limits are above what a member can play (a round takes a minute) and far
 * below what a search for a favourable seed among thousands would need. Prefetched tickets have a limit of
 * their own, so that two devices filling their stocks of every game do not block play.
 */
export const RATE_LIMITS = {
  signInPerAddress: { requests: 50, seconds: MINUTE_SECONDS },
  uploadPerAddress: { requests: 20, seconds: MINUTE_SECONDS },
  // Counts only pictures that were decoded and not paid: unreadable ones, and the one that the member has.
  unpaidPicturePerMember: { requests: 3, seconds: MINUTE_SECONDS },
  registerPerAddress: { requests: 30, seconds: HOUR_SECONDS },
  checkNamePerAddress: { requests: 60, seconds: MINUTE_SECONDS },
  startRoundPerMember: { requests: 60, seconds: TEN_MINUTES_SECONDS },
  prefetchedTicketPerMember: { requests: 120, seconds: TEN_MINUTES_SECONDS },
  passwordChangePerMember: { requests: 10, seconds: HOUR_SECONDS },
  friendRequestPerMember: { requests: 30, seconds: TEN_MINUTES_SECONDS },
  invitationPerAddress: { requests: 60, seconds: MINUTE_SECONDS },
  directMessagePerMember: { requests: 40, seconds: MINUTE_SECONDS },
  writePerCaller: { requests: 120, seconds: MINUTE_SECONDS },
  chatPerMember: { requests: 5, seconds: 10 },
  socketPerAddress: { requests: 600, seconds: MINUTE_SECONDS },
  socketPerMember: { requests: 120, seconds: MINUTE_SECONDS },
  framePerSocket: { requests: 100, seconds: 10 },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Number of wrong passwords that are free before each further attempt has to wait: a minute, then twice as
 * long each time, up to an hour (`guess-limiter.ts`). RATE_LIMIT_SCALE multiplies them.
 *
 * - `guessesOfDevice`: one known device trying its member's name, or one session trying its member's password.
 * - `guessesOfAddress`: one address trying one name. Like a device it has 38 attempts a day: the ten, six more
 *   within an hour and three minutes, then one an hour.
 * - `guessesOfAll`: all addresses together trying one name, without its known devices. It is more than one
 *   address has in a day, so one stranger can't lock a member out; a thousand addresses have 78 a day.
 */
export const GUESS_LIMITS = { guessesOfDevice: 10, guessesOfAddress: 10, guessesOfAll: 50 } as const;

export type GuessLimitName = keyof typeof GUESS_LIMITS;
