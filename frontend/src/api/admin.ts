import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './api-error';

/** Everything that the dashboard shows may have changed: what is open is asked for again, the rest when it is opened. */
export function invalidateDashboard(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
  });
}

/** The server's own sentence about a failed call, or that there was no answer. */
export function failureOf(error: unknown): string {
  const fallback =
    error instanceof ApiError
      ? 'Please try again later.'
      : 'The server did not answer. Check the connection and try again.';
  return messageOf(error, fallback);
}
