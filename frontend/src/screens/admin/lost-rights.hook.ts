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
    const look = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }): void => {
      const error = type === 'updated' && action?.type === 'error' ? action.error : null;
      if (error instanceof ApiError && error.problem?.code === 'auth.admin_only')
        void client.invalidateQueries({ queryKey: userKey });
    };
    const stops = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
