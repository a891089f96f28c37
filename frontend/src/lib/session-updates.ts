/** Storage key through which the site's tabs notify each other of sign-ins and sign-outs. */
export const sessionUpdatesKey = 'session-changed';

/** Notifies the site's other tabs of a sign-in or sign-out. */
export function announceSessionChange(change: 'signed-in' | 'signed-out'): void {
  try {
    localStorage.setItem(sessionUpdatesKey, `${change} ${Date.now()}`);
  } catch {
    // Storage may be disabled; other tabs then learn it from their next API call.
  }
}

/** Returns the last change made by any tab of this browser; null for none or without storage. */
export function lastSessionChange(): string | null {
  try {
    return localStorage.getItem(sessionUpdatesKey);
  } catch {
    return null;
  }
}
