import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from './auth';

/** As long as somebody is signed in, their waiting rounds are sent; what does that is loaded after the first sight. */
export function useRoundCourier(): void {
  const client = useQueryClient();
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop = (): void => undefined;
    let isWanted = true;
    const start = ({ startRoundCourier }: typeof import('../offline/round-courier')): void => {
      if (isWanted) stop = startRoundCourier(client, userId);
    };
    // Should it not load, the rounds wait for the next visit.
    import('../offline/round-courier').then(start, () => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [client, userId]);
}
