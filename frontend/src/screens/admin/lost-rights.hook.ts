import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { userKey } from '../../api/keys';

/**
 * Closes the dashboard for an admin who has lost their rights. A push normally reports that. If it was lost,
 * the server refuses the next request; the user is then refetched, which closes the dashboard.
 */
export function useLostRights(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (!(error instanceof ApiError) || error.problem?.code !== 'auth.admin_only') return;
      void client.invalidateQueries({ queryKey: userKey });
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
