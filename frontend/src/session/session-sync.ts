import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '../api/keys';
import { forgetMember } from '../api/query-client';
import { sessionUpdatesKey } from '../lib/session-updates';
import { toast } from '../ui/toast';

/** Follows other tabs: a sign-out there ends the session here too, and a sign-in loads the new member. */
export function useSessionSync(client: QueryClient): void {
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key !== sessionUpdatesKey || event.newValue === null) return;
      const hadMember = Boolean(client.getQueryData(userKey));
      forgetMember(client);
      if (event.newValue.startsWith('signed-in')) void client.invalidateQueries({ queryKey: userKey });
      else if (hadMember) toast({ title: 'You were signed out in another tab', variant: 'info' });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [client]);
}
