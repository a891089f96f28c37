const storageKey = (userId: number): string => `daily-bonus-asked ${userId}`;

/** Returns true if this browser has already requested the member's bonus of this UTC day. */
export function isBonusAsked(userId: number): boolean {
  try {
    return localStorage.getItem(storageKey(userId)) === today();
  } catch {
    return false;
  }
}

/** Stores that the bonus of a UTC day (e.g. '2026-11-21', by the server's clock) was requested. */
export function rememberBonusAsked(userId: number, day: string): void {
  try {
    localStorage.setItem(storageKey(userId), day);
  } catch {
    // Storage may be full or disabled; the next load then requests the bonus again, which is idempotent.
  }
}

/** Returns the current UTC day, such as '2026-11-21'. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
