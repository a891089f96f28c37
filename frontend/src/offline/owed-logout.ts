import { logOut } from '../api/user';
import { storedText, storeText } from '../lib/stored-text';
import { inOneTab } from './one-tab';
import { startRetries } from './retry';

/** Opens a session after trying to end the pending one, which the flag in the storage stands for. */
export function openAfterEnding<Result>(storageKey: string, open: () => Promise<Result>): Promise<Result> {
  return inOneTab('session', async () => {
    await settle(storageKey).catch(() => undefined);
    const result = await open();
    storeText(storageKey, null);
    return result;
  });
}

/** Ends the pending session, now or when the flag is set; returns a stop function. */
export function keepEnding(storageKey: string): () => void {
  const retries = startRetries(async () => {
    if (storedText(storageKey) !== null) await inOneTab('session', () => settle(storageKey));
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
