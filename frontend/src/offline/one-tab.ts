import { takeLock } from './browser-lock';

const lastWork = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after this tab's earlier work of this name, and under a lock shared by all tabs. Without locks, and
 * where a tab that may be frozen keeps the lock, it runs all the same.
 */
export async function inOneTab<Result>(name: OneTabWork, work: () => Promise<Result>): Promise<Result> {
  const locked = async (): Promise<Result> => {
    const release = await takeLock(name).catch(() => undefined);
    return work().finally(release);
  };
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
