import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { getJson } from './client';
import { userKey } from './keys';
import { endLastKnown, lastKnownAnswer, lastKnownAtKey } from './last-known';
import type { paths } from './schema.gen';
import { isUnreachable } from './unreachable';

/** The body of the answer to a GET, by path of the API document. */
type Answers = {
  [Path in keyof paths]: paths[Path] extends {
    get: { responses: { 200: { content: { 'application/json': infer Body } } } };
  }
    ? Body
    : never;
};

/**
 * Returns the key and the function of a query that GETs the path in the key and parses its JSON (§7). While the
 * server is unreachable, it returns last-known data, if stored.
 */
export function reading<Path extends keyof Answers>(key: readonly [Path]) {
  return {
    queryKey: key,
    queryFn: (context: QueryFunctionContext) => load(context) as Promise<Answers[Path]>,
  };
}

/** The same for data that is refetched whenever it is opened. */
export function readingAnew<Path extends keyof Answers>(key: readonly [Path]) {
  return { ...reading(key), staleTime: 0 };
}

/** GETs the first element of the query key. */
function load(context: QueryFunctionContext): Promise<unknown> {
  const { client, queryKey, signal } = context;
  const path = String(queryKey[0]);
  return orLastKnown(context, async () => {
    const answer = await getJson(path, signal);
    if (path === userKey[0]) endLastKnown(client);
    return answer;
  });
}

/**
 * Returns the result of `load`, or, while the server is unreachable, the last-known data of the query's key.
 * Data is stored only for keys that consist of a path.
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
 * Returns the app's cache with the constants of §9: data never becomes stale, without refetching on focus or
 * reconnect, polling or retries. A call that finds the session expired signs the user out.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => endSessionOn401(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: load,
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

/** Clears the user after a call that found the session expired; for calls that bypass the cache. */
export function endSessionOn401(client: QueryClient, error: unknown): void {
  if (isSignedOut(error)) forgetMember(client);
}

/** Clears the user and all data loaded for them. */
export function forgetMember(client: QueryClient): void {
  client.setQueryData(userKey, null);
  endLastKnown(client);
  const staying: readonly unknown[] = [userKey[0], lastKnownAtKey[0]];
  client.removeQueries({ predicate: (query) => !staying.includes(query.queryKey[0]) });
}

/** Returns true for a 401 that is not about a password just entered: the session has ended. */
function isSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  const code = error.problem?.code;
  return code === undefined || code === 'auth.signed_out';
}
