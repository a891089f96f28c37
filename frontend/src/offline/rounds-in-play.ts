import { roundsInMemory } from './memory-rounds';

const TICKET_LOCK = 'ticket-stock';
const ROUND_LOCK = 'round-in-play ';

/** How to let go of each round that this page holds. */
const releases = new Map<string, () => void>();

/** Does some work while no other tab takes tickets or looks for those that were left. */
export function withTicketLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = browserLocks();
  return locks ? locks.request(TICKET_LOCK, work) : work();
}

/**
 * Tells every tab that the round of a prefetched ticket is being played here: for as long as this page lives and nobody
 * says that it was left or written down. A page that is closed or dies lets go of it by itself.
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

/** The round is safe in the outbox, or was decided: nothing depends on this page any more. */
export function releaseRound(round: string): void {
  releases.get(round)?.();
  releases.delete(round);
}

/** The player has left the round; one that was played to its end and is only not written down yet is not left. */
export function leaveRound(round: string): void {
  if (!roundsInMemory().some(({ id }) => id === round)) releaseRound(round);
}

/** Returns the rounds that any tab holds; null where the browser cannot tell (a page without https). */
export async function heldRounds(): Promise<Set<string> | null> {
  const locks = browserLocks();
  if (!locks) return null;
  const { held = [] } = await locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(ROUND_LOCK));
  return new Set(names.map((name) => name.slice(ROUND_LOCK.length)));
}

/** The types promise locks everywhere; a page without https has none. */
function browserLocks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
