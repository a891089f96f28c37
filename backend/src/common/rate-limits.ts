/** How many requests are answered in how many seconds before the next one has to wait. */
export interface RateLimitRule {
  readonly requests: number;
  readonly seconds: number;
}

const MINUTE_SECONDS = 60;
const TEN_MINUTES_SECONDS = 10 * MINUTE_SECONDS;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/**
 * Every rate limit of the site; RATE_LIMIT_SCALE multiplies the numbers of requests. Signing in to a name is counted
 * per name and address together, so that a stranger can't lock a member out. Tickets are counted as they are issued,
 * above what somebody can play (a round takes a minute) and far below what would let them look for a pleasing seed
 * among thousands; stocked ones apart, so that two devices that fill their stocks of every game keep nobody from playing.
 */
export const RATE_LIMITS = {
  signInPerName: { requests: 10, seconds: MINUTE_SECONDS },
  signInPerAddress: { requests: 50, seconds: MINUTE_SECONDS },
  passwordPerMember: { requests: 10, seconds: MINUTE_SECONDS },
  uploadPerAddress: { requests: 20, seconds: MINUTE_SECONDS },
  registerPerAddress: { requests: 30, seconds: HOUR_SECONDS },
  startRoundPerMember: { requests: 60, seconds: TEN_MINUTES_SECONDS },
  stockedTicketPerMember: { requests: 120, seconds: TEN_MINUTES_SECONDS },
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
