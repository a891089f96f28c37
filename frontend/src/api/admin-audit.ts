import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './client';
import { auditKey } from './admin-keys';
import { pageOf } from './paging';
import type { AuditAction } from './types';

const LINES_A_PAGE = 20;

/** Which lines of the audit log are shown; '' for all. */
export interface AuditFilter {
  /** The name of the admin who did it. */
  admin: string;
  /** The name of the user it is about. */
  about: string;
  action: AuditAction | '';
  /** Days such as '2026-11-22' as the browser's clock counts them, both of them shown. */
  fromDay: string;
  toDay: string;
}

export const NO_AUDIT_FILTER: AuditFilter = { admin: '', about: '', action: '', fromDay: '', toDay: '' };

/** What admins did, page by page, newest first. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...auditKey, filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: LINES_A_PAGE,
        ...wordsOf(filter),
        ...(pageParam !== null && { before: pageParam }),
      };
      return pageOf(await api.GET('/api/admin/audit', { params: { query }, signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => (before === null ? null : Number(before)),
    staleTime: 0,
  });
}

function wordsOf({ admin, about, action, fromDay, toDay }: AuditFilter) {
  return {
    ...(admin !== '' && { admin }),
    ...(about !== '' && { about }),
    ...(action !== '' && { action }),
    ...(fromDay !== '' && { from: midnightOf(fromDay) }),
    ...(toDay !== '' && { to: midnightOf(toDay, 1) }),
  };
}

/** When a day begins here, or the one so many days later. */
function midnightOf(day: string, daysLater = 0): string {
  const midnight = new Date(`${day}T00:00`);
  midnight.setDate(midnight.getDate() + daysLater);
  // Where clocks are put forward at midnight, one of the days begins an hour later.
  midnight.setHours(0, 0);
  return midnight.toISOString();
}
