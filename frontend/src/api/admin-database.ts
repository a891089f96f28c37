import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminDatabaseKey, adminStorageKey } from './admin-keys';
import { readingAnew } from './query-client';
import type { Reconciliation } from './types';

/** Requests a backup and returns its download address, which works once and expires after a minute. */
export async function askForBackup(): Promise<string> {
  return (await answerOf(api.POST('/api/admin/database/backup'))).address;
}

/** Polling interval of the storage state while the dashboard is open. */
const STORAGE_EVERY_MS = 60_000;

/** State of the database. */
export const adminDatabaseQuery = queryOptions(readingAnew(adminDatabaseKey));

/** Whether the database is writable and the disk has space; polled while the dashboard is open. */
export const adminStorageQuery = queryOptions({
  ...readingAnew(adminStorageKey),
  refetchInterval: STORAGE_EVERY_MS,
});

/** Starts a reconciliation on the server, which may take some seconds. */
export async function reconcileNow(): Promise<Reconciliation> {
  return answerOf(api.POST('/api/admin/database/reconcile'));
}
