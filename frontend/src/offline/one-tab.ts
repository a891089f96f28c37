import { BROWSER_LIMIT_MS, within } from '../lib/within';

const lastWork = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after this tab's earlier work of this name, and under a lock shared by all tabs. A browser without
 * locks does so in this tab alone. Where a tab that may be frozen keeps the lock, runs `unlocked` instead.
 */
export async function inOneTab<Result>(
  name: OneTabWork,
  work: () => Promise<Result>,
  unlocked: (error: Error) => Promise<Result> = work,
): Promise<Result> {
  const locked = async (): Promise<Result> =>
    takeLock(name).then((release) => work().finally(release), unlocked);
  const mine = (lastWork.get(name) ?? Promise.resolve()).then(locked);
  lastWork.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}

/**
 * `send-…`: avoid duplicate sending, which is wasteful but harmless. `session`: covers opening a session and ending
 * the one before.
 */
type OneTabWork = 'send-rounds' | 'send-messages' | 'send-direct-messages' | 'session';

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
