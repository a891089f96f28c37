const lockName = 'send-rounds';

let lastWork: Promise<unknown> = Promise.resolve();

/**
 * Does some work while no other tab of this site does it, nor this one a second time. Where the browser has no locks
 * (a page without https), only this tab is held back: sending a round twice is harmless, it is only waste.
 */
export async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  // The types promise locks everywhere; a page without https has none.
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return locks.request(lockName, work);
  const mine = lastWork.then(work);
  lastWork = mine.catch(() => undefined);
  return mine;
}
