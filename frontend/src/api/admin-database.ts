import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminDatabaseKey } from './keys';
import type { AdminDatabase, Reconciliation } from './types';

/** Where a backup is downloaded from: a file of any size, so the browser itself writes it to the disk. */
export const BACKUP_ADDRESS = '/api/admin/database/backup';

/** How the database is. */
export const adminDatabaseQuery = queryOptions<AdminDatabase>({
  queryKey: adminDatabaseKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/database', { signal })),
  staleTime: 0,
});

/** Has the server compare the books; that may take some seconds. */
export async function reconcileNow(): Promise<Reconciliation> {
  return answerOf(api.POST('/api/admin/database/reconcile'));
}
