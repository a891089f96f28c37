import { logOut } from '../api/user';
import { inOneTab } from './one-tab';
import { retryPauseMs } from './retry-pause';

/**
 * Set after a sign-out without a connection. The browser has forgotten the member, but the session still
 * exists on the server and the page cannot delete its cookie. The session is ended as soon as the server is
 * reachable.
 */
const storageKey = 'owed-logout';

/** Records that a session is still to be ended; returns false where storage is unavailable. */
export function setPendingLogout(): boolean {
  try {
    localStorage.setItem(storageKey, '1');
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(storageKey));
  return true;
}

/**
 * Opens a session after ending the pending one: a late sign-out, also from another tab, would end the new
 * session. If the pending one cannot be ended, the server ends it when the new session is opened.
 */
export async function openingSession<Result>(open: () => Promise<Result>): Promise<Result> {
  if (!hasPendingLogout()) return open();
  return inOneTab('session', async () => {
    await settle().catch(() => undefined);
    const result = await open();
    clearPendingLogout();
    return result;
  });
}

/**
 * Ends the pending session: now, when the network or the page comes back, and after growing pauses. Returns a
 * stop function.
 */
export function startPendingLogout(): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tryLater = (): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(tryNow, retryPauseMs(failures++, Math.random()));
  };
  const tryNow = (): void => {
    if (hasPendingLogout()) inOneTab('session', settle).then(() => (failures = 0), tryLater);
  };
  const tryWhenSeen = (): void => {
    if (document.visibilityState === 'visible') tryNow();
  };
  window.addEventListener('online', tryNow);
  window.addEventListener(storageKey, tryLater);
  document.addEventListener('visibilitychange', tryWhenSeen);
  tryNow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
    window.removeEventListener(storageKey, tryLater);
    document.removeEventListener('visibilitychange', tryWhenSeen);
  };
}

async function settle(): Promise<void> {
  // Another tab may have ended the session, or opened a new one, while this one waited for the lock.
  if (!hasPendingLogout()) return;
  await logOut();
  clearPendingLogout();
}

function hasPendingLogout(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function clearPendingLogout(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing to clear: storage is unavailable.
  }
}
