import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the database server may take for one statement of a request, and a request wait for a connection. */
export const REQUEST_DEADLINE_MS = 5_000;

/** The same for one statement of what reads or counts a whole site: backups, restoring, reconciling, rebuilding. */
export const MAINTENANCE_DEADLINE_MS = 15 * 60_000;

/** Node carries a storage from promise to promise, so whatever `work` calls has its deadline. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs `work`, each statement of which may take so long on a database server. SQLite answers within the call, so there
 * is nothing to give up there.
 */
export function withDeadline<T>(milliseconds: number, work: () => T): T {
  return deadlines.run(milliseconds, work);
}

/** How long a statement of the running code may take, where nobody has said otherwise `usualMs`. */
export function deadlineMs(usualMs: number): number {
  return deadlines.getStore() ?? usualMs;
}
