const lastWork = new Map<string, Promise<unknown>>();

/**
 * Does some work while no other tab of this site does any of that name, nor this one a second time. Where the browser
 * has no locks (a page without https), only this tab is held back.
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
 * `send-rounds`, `send-messages`: sending one twice is harmless, it is only waste; `session`: opening one and ending the
 * one before.
 */
type OneTabWork = 'send-rounds' | 'send-messages' | 'session';
