const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetime of a session without a visit: 30 days. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** Maximum lifetime of a session: 180 days, however often it is renewed. */
const SESSION_MAX_AGE_MS = 180 * DAY_MS;

/** Returns the expiry of a session that is renewed now; all in milliseconds UTC. */
export function sessionExpiry(createdAt: number, now: number): number {
  return Math.min(now + SESSION_LIFETIME_MS, createdAt + SESSION_MAX_AGE_MS);
}
