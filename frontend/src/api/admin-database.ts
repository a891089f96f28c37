import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminDatabaseKey, adminStorageKey } from './admin-keys';
import type { AdminDatabase, AdminStorage, Reconciliation } from './types';

/** Asks for a backup; gives the address that downloads it once, within a minute. */
export async function askForBackup(): Promise<string> {
  return (await answerOf(api.POST('/api/admin/database/backup'))).address;
}

/** So often a dashboard that stays open asks whether there is still room. */
const STORAGE_EVERY_MS = 60_000;

/** How the database is. */
export const adminDatabaseQuery = queryOptions<AdminDatabase>({
  queryKey: adminDatabaseKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/database', { signal })),
  staleTime: 0,
});

/** Whether the database can be written and the disk has room; asked again while the dashboard is open. */
export const adminStorageQuery = queryOptions<AdminStorage>({
  queryKey: adminStorageKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/database/storage', { signal })),
  staleTime: 0,
  refetchInterval: STORAGE_EVERY_MS,
});

/** Has the server compare the books; that may take some seconds. */
export async function reconcileNow(): Promise<Reconciliation> {
  return answerOf(api.POST('/api/admin/database/reconcile'));
}
