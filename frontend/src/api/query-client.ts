import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { getJson } from './client';
import { userKey } from './keys';
import { endLastKnown, lastKnownAnswer, lastKnownAtKey } from './last-known';
import { isUnreachable } from './unreachable';

interface LoaderOptions {
  /** What a 401 means: an error (the default), or simply that there is nothing to show (§7). */
  on401?: 'throw' | 'null';
}

/**
 * Returns a data loader that GETs the first element of the query key and parses its JSON (§7). When nobody answers, it
 * gives what was last known of the member, where that is kept.
 */
export function loader({ on401 = 'throw' }: LoaderOptions = {}) {
  return <Data>(context: QueryFunctionContext): Promise<Data> => {
    const { client, queryKey, signal } = context;
    const path = String(queryKey[0]);
    return orLastKnown(context, async () => {
      try {
        const answer = (await getJson(path, signal)) as Data;
        if (path === userKey[0]) endLastKnown(client);
        return answer;
      } catch (error) {
        if (on401 !== 'null' || !(error instanceof ApiError) || error.status !== 401) throw error;
        endLastKnown(client);
        return null as Data;
      }
    });
  };
}

/**
 * Returns what `load` gives. When nobody answers, it gives what was last known of the member under the query's key, where
 * that is kept: a key of a path alone.
 */
export async function orLastKnown<Data>(
  { client, queryKey, signal }: QueryFunctionContext,
  load: () => Promise<Data>,
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    const mayBeKnown = isUnreachable(error) && !signal.aborted && queryKey.length === 1;
    const known = mayBeKnown ? lastKnownAnswer(client, String(queryKey[0])) : undefined;
    if (known !== undefined) return known as Data;
    throw error;
  }
}

/**
 * Returns the app's cache with the constants of §9: data never becomes stale, nothing is refetched on focus or
 * reconnect, nothing polls and nothing is retried. A call that finds the session over makes the user none.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => endSessionOn401(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: loader(),
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Makes the user none when a call has found the session over; for calls that go past the cache. */
export function endSessionOn401(client: QueryClient, error: unknown): void {
  if (isSignedOut(error)) forgetMember(client);
}

/** Makes the user none and drops everything that was loaded for them. */
export function forgetMember(client: QueryClient): void {
  client.setQueryData(userKey, null);
  endLastKnown(client);
  const staying: readonly unknown[] = [userKey[0], lastKnownAtKey[0]];
  client.removeQueries({ predicate: (query) => !staying.includes(query.queryKey[0]) });
}

/** A 401 that is not about a password just typed: the session ended, here or elsewhere. */
function isSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  const code = error.problem?.code;
  return code === undefined || code === 'auth.signed_out';
}
