import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { userKey } from '../../api/keys';

/**
 * An admin who is one no longer is told by a push. Where that was lost, the server's refusal of the next call tells: the
 * member is asked for again, and the dashboard closes.
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
