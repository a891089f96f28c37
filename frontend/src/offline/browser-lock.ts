import { BROWSER_LIMIT_MS, within } from '../lib/within';

/**
 * Takes a lock shared by all tabs and returns its release function. Where the browser has no locks, the function
 * does nothing. Rejects with a NoAnswerError where another tab keeps it.
 */
export async function takeLock(name: string): Promise<() => void> {
  const locks = browserLocks();
  if (!locks) return () => undefined;
  return within(
    BROWSER_LIMIT_MS,
    (signal) =>
      new Promise((resolve, reject) => {
        const hold = (): Promise<void> => new Promise((release) => resolve(release));
        locks.request(name, { signal }, hold).catch(reject);
      }),
  );
}

/** Returns the browser's locks. The types always have them, but a page without https has none. */
export function browserLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
