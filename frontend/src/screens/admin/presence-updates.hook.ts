import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminStatsKey, adminUsersKey } from '../../api/admin-keys';
import { useSocketState } from '../../api/socket';

/** On a busy site somebody comes or goes all the time: the lists are asked for again no more often than this. */
const AT_MOST_EVERY_MS = 15_000;

/** Whenever more or fewer members are there than before, what tells who is there is asked for again. */
export function usePresenceUpdates(): void {
  const client = useQueryClient();
  const { membersOnline } = useSocketState();
  const known = useRef<number | null>(null);
  const askedAtMs = useRef(-Infinity);
  useEffect(() => {
    if (membersOnline === null || membersOnline === known.current) return undefined;
    const isFirst = known.current === null;
    known.current = membersOnline;
    if (isFirst) return undefined;
    const waitMs = Math.max(0, askedAtMs.current + AT_MOST_EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      askedAtMs.current = performance.now();
      void client.invalidateQueries({ queryKey: adminStatsKey });
      void client.invalidateQueries({ queryKey: adminUsersKey });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [client, membersOnline]);
}
