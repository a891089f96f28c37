const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lasts without a visit: 30 days. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** How long it lasts at the most, however often it is renewed: 180 days, then its member signs in again. */
export const SESSION_MAX_AGE_MS = 180 * DAY_MS;

/** Until when a session lasts that is renewed now; all in milliseconds UTC. */
export function sessionExpiry(createdAt: number, now: number): number {
  return Math.min(now + SESSION_LIFETIME_MS, createdAt + SESSION_MAX_AGE_MS);
}

/**
 * A session that began then or earlier is over by now, whatever its row says: a node of an older version may have renewed
 * it beyond its age.
 */
export function oldestSession(now: Date): Date {
  return new Date(now.getTime() - SESSION_MAX_AGE_MS);
}
