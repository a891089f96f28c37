import { AsyncLocalStorage } from 'node:async_hooks';

/** Timeout for one statement of a request on a database server, and for waiting for a connection. */
export const REQUEST_DEADLINE_MS = 5_000;

/**
 * Timeout for one statement of maintenance that reads or counts a whole site: backups, restoring,
 * reconciling, rebuilding.
 */
export const MAINTENANCE_DEADLINE_MS = 15 * 60_000;

/** Propagates through promises, so everything that `work` calls has its deadline. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs `work` with this timeout for each of its statements on a database server. SQLite answers
 * synchronously, so the timeout has no effect there.
 */
export function withDeadline<T>(milliseconds: number, work: () => T): T {
  return deadlines.run(milliseconds, work);
}

/** Returns the timeout for statements of the running code, or `usualMs` if none was set. */
export function deadlineMs(usualMs: number): number {
  return deadlines.getStore() ?? usualMs;
}
