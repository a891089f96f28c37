import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Invalidates the queries of some keys, and refetches those that are shown. */
export function invalidate(client: QueryClient, keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
