const storageKey = (userId: number): string => `daily-bonus-asked ${userId}`;

/** Tells whether this browser has asked for the member's bonus of this UTC day, so that a reload need not. */
export function isBonusAsked(userId: number): boolean {
  try {
    return localStorage.getItem(storageKey(userId)) === today();
  } catch {
    return false;
  }
}

/** Notes that the bonus of a UTC day, such as '2026-11-21' by the server's clock, has been asked for. */
export function rememberBonusAsked(userId: number, day: string): void {
  try {
    localStorage.setItem(storageKey(userId), day);
  } catch {
    // Storage may be full or switched off; the next load then asks again, which gives nothing twice.
  }
}

/** Such as '2026-11-21', of UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
