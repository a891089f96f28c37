/** Where this site's tabs tell each other that somebody signed in or out. */
export const sessionUpdatesKey = 'session-changed';

/** Tells this site's other tabs that somebody signed in or out here. */
export function announceSessionChange(change: 'signed-in' | 'signed-out'): void {
  try {
    localStorage.setItem(sessionUpdatesKey, `${change} ${Date.now()}`);
  } catch {
    // Storage may be switched off; the other tabs then learn it from their next answer.
  }
}

/** What was told last, by any tab of this browser; null where nothing was, or where storage is switched off. */
export function lastSessionChange(): string | null {
  try {
    return localStorage.getItem(sessionUpdatesKey);
  } catch {
    return null;
  }
}
