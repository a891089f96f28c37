import { BROWSER_LIMIT_MS, within } from '../lib/within';
import { browserLocks, takeLock } from './one-tab';

const TICKET_LOCK = 'ticket-stock';
const ROUND_LOCK = 'round-in-play ';

/** Lock releases of the rounds that this page holds. */
const releases = new Map<string, () => void>();

/**
 * Runs `work` under a lock, so that no other tab takes tickets or looks for abandoned ones. Rejects where another
 * tab keeps it: that tab could still take the ticket of a round for abandoned.
 */
export async function withTicketLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = await takeLock(TICKET_LOCK);
  return work().finally(release);
}

/**
 * Marks the round of a prefetched ticket as in play for all tabs, until it is released. A page that is closed
 * or crashes releases its rounds automatically.
 */
export async function holdRound(round: string): Promise<void> {
  const release = await takeLock(ROUND_LOCK + round).catch(() => undefined);
  if (release) releases.set(round, release);
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
  const { held = [] } = await within(BROWSER_LIMIT_MS, () => locks.query());
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(ROUND_LOCK));
  return new Set(names.map((name) => name.slice(ROUND_LOCK.length)));
}
