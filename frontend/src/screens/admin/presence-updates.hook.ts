import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminStatsKey, adminUsersKey } from '../../api/admin-keys';
import type { AdminStats } from '../../api/types';
import { useSocketState } from '../../api/socket';

/** Minimum time between two refetches: on a busy site members come and go all the time. */
const AT_MOST_EVERY_MS = 15_000;

/** Refetches the figures and lists that show who is online whenever the number of members online changes. */
export function usePresenceUpdates(): void {
  const client = useQueryClient();
  const { membersOnline } = useSocketState();
  const known = useRef<number | null>(null);
  const askedAtMs = useRef(-Infinity);
  useEffect(() => {
    if (membersOnline === null || membersOnline === known.current) return undefined;
    const isFirst = known.current === null;
    known.current = membersOnline;
    if (isFirst && client.getQueryData<AdminStats>(adminStatsKey)?.activeUsers === membersOnline)
      return undefined;
    const waitMs = Math.max(0, askedAtMs.current + AT_MOST_EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      askedAtMs.current = performance.now();
      void client.invalidateQueries({ queryKey: adminStatsKey });
      void client.invalidateQueries({ queryKey: adminUsersKey });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [client, membersOnline]);
}
