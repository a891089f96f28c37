import { logOut } from '../api/user';
import { inOneTab } from './one-tab';
import { retryPauseMs } from './retry-pause';

/**
 * Somebody signed out while nobody answered: this browser has forgotten them, but their session still stands at the
 * server, and its cookie is out of a page's reach. It is ended as soon as the server is there.
 */
const storageKey = 'owed-logout';

/** Notes that a session is still to be ended; false where this browser keeps nothing, so that it would be forgotten. */
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
 * Opens a session. One that is still to be ended goes before, and never after: a late sign-out would end the new one,
 * also from another tab. Where it can't go, opening the new session ends it at the server.
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

/** Ends what is still to be ended: now, when the network or the page comes back, and after growing pauses; returns a stop function. */
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
  // Another tab may have done it, or signed somebody in, while this one waited for its turn.
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
    // What could not be kept need not be forgotten.
  }
}
