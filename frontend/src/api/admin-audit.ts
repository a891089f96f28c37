import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './client';
import { auditKey } from './keys';
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
  /** UTC days such as '2026-11-22', both of them shown. */
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
    ...(fromDay !== '' && { from: `${fromDay}T00:00:00.000Z` }),
    ...(toDay !== '' && { to: dayAfter(toDay) }),
  };
}

function dayAfter(day: string): string {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString();
}
