import { api } from './client';
import { auditKey } from './admin-keys';
import { pagesQuery } from './paging';
import type { AuditAction } from './types';

const LINES_A_PAGE = 20;

/** Filter of the audit log; '' matches everything. */
export interface AuditFilter {
  /** Name of the admin who acted. */
  admin: string;
  /** Name of the affected user. */
  about: string;
  action: AuditAction | '';
  /** First and last day shown, such as '2026-11-22', in the browser's time zone. */
  fromDay: string;
  toDay: string;
}

export const NO_AUDIT_FILTER: AuditFilter = { admin: '', about: '', action: '', fromDay: '', toDay: '' };

/** The audit log, page by page, newest first. */
export function auditQuery(filter: AuditFilter) {
  const load = (place: { before?: number }, signal: AbortSignal) => {
    const query = { limit: LINES_A_PAGE, ...wordsOf(filter), ...place };
    return api.GET('/api/admin/audit', { params: { query }, signal });
  };
  return pagesQuery([...auditKey, filter], load, { staleTime: 0 });
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

/** Returns the local start of a day, or of the day `daysLater` days later. */
function midnightOf(day: string, daysLater = 0): string {
  const midnight = new Date(`${day}T00:00`);
  midnight.setDate(midnight.getDate() + daysLater);
  // Where daylight saving time starts at midnight, the day begins an hour later.
  midnight.setHours(0, 0);
  return midnight.toISOString();
}
