import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from './api-error';

/** Invalidates all data of the dashboard: visible data is refetched now, the rest when it is opened. */
export function invalidateDashboard(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
  });
}

/** Returns the server's message about a failed call, or a fallback when there was no answer. */
export function failureOf(error: unknown): string {
  const fallback =
    error instanceof ApiError
      ? 'Please try again later.'
      : 'The server did not answer. Check the connection and try again.';
  return messageOf(error, fallback);
}
