const lastWork = new Map<string, Promise<unknown>>();

/**
 * Runs `work` under a lock with this name, shared by all tabs. Where the browser has no locks (a page without
 * https), the lock covers only this tab.
 */
export async function inOneTab<Result>(name: OneTabWork, work: () => Promise<Result>): Promise<Result> {
  // The types promise locks everywhere; a page without https has none.
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return locks.request(name, work);
  const mine = (lastWork.get(name) ?? Promise.resolve()).then(work);
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
