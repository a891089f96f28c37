import { logOut } from '../api/user';
import { storedText, storeText } from '../lib/stored-text';
import { inOneTab } from './one-tab';
import { startRetries } from './retry';

/**
 * Opens a session after trying to end the pending one, which the flag in the storage stands for. While another tab
 * is at that, it only opens.
 */
export function openAfterEnding<Result>(storageKey: string, open: () => Promise<Result>): Promise<Result> {
  const openOnly = async (): Promise<Result> => {
    const result = await open();
    storeText(storageKey, null);
    return result;
  };
  const endFirst = (): Promise<Result> => settle(storageKey).then(openOnly, openOnly);
  return inOneTab('session', endFirst, openOnly);
}

/** Ends the pending session, now or when the flag is set; returns a stop function. */
export function keepEnding(storageKey: string): () => void {
  const retries = startRetries(async () => {
    // Never without the lock: a late sign-out would end a session that another tab is opening.
    const later = (error: Error): Promise<void> => Promise.reject(error);
    if (storedText(storageKey) !== null) await inOneTab('session', () => settle(storageKey), later);
    return null;
  });
  window.addEventListener(storageKey, retries.runSoon);
  return () => {
    retries.stop();
    window.removeEventListener(storageKey, retries.runSoon);
  };
}

async function settle(storageKey: string): Promise<void> {
  // Another tab may have ended the session, or opened a new one, while this one waited for the lock.
  if (storedText(storageKey) === null) return;
  await logOut();
  storeText(storageKey, null);
}
