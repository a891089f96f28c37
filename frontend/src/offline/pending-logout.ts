import { storedText, storeText } from '../lib/stored-text';
import { whenLoaded } from '../lib/when-loaded';

/**
 * Set after a sign-out without a connection. The browser has forgotten the member, but the session still
 * exists on the server and the page cannot delete its cookie. The session is ended as soon as the server is
 * reachable. A flag in the storage, as a page has to know it at once.
 */
const storageKey = 'owed-logout';

/** Loaded lazily: rarely needed. */
const loadEnding = () => import('./owed-logout');

/** Records that a session is still to be ended; returns false where storage is unavailable. */
export function setPendingLogout(): boolean {
  if (!storeText(storageKey, '1')) return false;
  window.dispatchEvent(new Event(storageKey));
  return true;
}

/**
 * Opens a session after ending the pending one: a late sign-out, also from another tab, would end the new
 * session. If the pending one cannot be ended, the server ends it when the new session is opened.
 */
export async function openingSession<Result>(open: () => Promise<Result>): Promise<Result> {
  if (storedText(storageKey) === null) return open();
  return (await loadEnding()).openAfterEnding(storageKey, open);
}

/** Ends the pending session, after a first load of the page or later; returns a stop function. */
export function startPendingLogout(): () => void {
  let stop = (): void => undefined;
  const cancel = whenLoaded(loadEnding(), ({ keepEnding }) => {
    stop = keepEnding(storageKey);
  });
  return () => {
    cancel();
    stop();
  };
}
