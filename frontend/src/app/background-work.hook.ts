import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from './auth';

/**
 * As long as somebody is signed in, their waiting rounds are sent and what they need offline is laid in; what does that
 * is loaded after the first sight.
 */
export function useBackgroundWork(): void {
  const client = useQueryClient();
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop = (): void => undefined;
    let isWanted = true;
    const start = ({ startBackgroundWork }: typeof import('../offline/background-work')): void => {
      if (isWanted) stop = startBackgroundWork(client, userId);
    };
    // Should it not load, the rounds wait for the next visit.
    import('../offline/background-work').then(start, () => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, userId]);
}
