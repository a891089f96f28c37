const TICKET_LOCK = 'ticket-stock';
const ROUND_LOCK = 'round-in-play ';

/** Lock releases of the rounds that this page holds. */
const releases = new Map<string, () => void>();

/** Runs `work` under a lock, so that no other tab takes tickets or looks for abandoned ones. */
export function withTicketLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = browserLocks();
  return locks ? locks.request(TICKET_LOCK, work) : work();
}

/**
 * Marks the round of a prefetched ticket as in play for all tabs, until it is released. A page that is closed
 * or crashes releases its rounds automatically.
 */
export async function holdRound(round: string): Promise<void> {
  const locks = browserLocks();
  if (!locks) return;
  await new Promise<void>((resolve) => {
    const hold = (): Promise<void> => {
      resolve();
      return new Promise((release) => releases.set(round, release));
    };
    locks.request(ROUND_LOCK + round, hold).catch(() => resolve());
  });
}

/** Releases a round that is in the outbox or decided: it no longer depends on this page. */
export function releaseRound(round: string): void {
  releases.get(round)?.();
  releases.delete(round);
}

/** Returns the rounds held by any tab; null where the browser has no locks (a page without https). */
export async function heldRounds(): Promise<Set<string> | null> {
  const locks = browserLocks();
  if (!locks) return null;
  const { held = [] } = await locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(ROUND_LOCK));
  return new Set(names.map((name) => name.slice(ROUND_LOCK.length)));
}

/** Returns the browser's locks. The types always have them, but a page without https has none. */
function browserLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
