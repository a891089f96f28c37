import { storedText, storeText } from './stored-text';

/** Storage key through which the site's tabs notify each other of sign-ins and sign-outs. */
export const sessionUpdatesKey = 'session-changed';

/** Notifies the site's other tabs of a sign-in or sign-out. Without storage, they learn it from their next call. */
export function announceSessionChange(change: 'signed-in' | 'signed-out'): void {
  storeText(sessionUpdatesKey, `${change} ${Date.now()}`);
}

/** Returns the last change made by any tab of this browser; null for none or without storage. */
export function lastSessionChange(): string | null {
  return storedText(sessionUpdatesKey);
}
