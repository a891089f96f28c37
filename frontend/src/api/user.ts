import { queryOptions } from '@tanstack/react-query';
import { dropSignedInHint, hasSignedInHint } from '../lib/signed-in-hint';
import { ApiError } from './api-error';
import { answerOf, api } from './client';
import { nameKey, userKey } from './keys';
import { endLastKnown } from './last-known';
import { reading } from './query-client';
import type { Credentials, User } from './types';

const readUser = reading(userKey);

/**
 * The current user; null for a visitor, without a call. A 401 means no user (§4) and a stale session hint.
 */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async (context): Promise<User | null> => {
    try {
      return await readUser.queryFn(context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      endLastKnown(context.client);
      dropSignedInHint();
      return null;
    }
  },
  enabled: () => hasSignedInHint(),
  initialData: () => (hasSignedInHint() ? undefined : null),
});

/** Opens a session; throws ApiError 401 for an unknown name or a wrong password. */
export async function logIn(credentials: Credentials): Promise<User> {
  return answerOf(api.POST('/api/login', { body: credentials }));
}

/** How long an answer about a name is used again, in milliseconds: others register meanwhile. */
const NAME_KNOWN_MS = 60_000;

/** Whether a name can be registered. The name has to keep the rules of a username. */
export const nameQuery = (username: string) =>
  queryOptions({
    queryKey: [...nameKey, username],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/register/name', { params: { query: { username } }, signal })),
    staleTime: NAME_KNOWN_MS,
  });

/** Creates a member and opens a session; throws ApiError 409 when the name is taken. */
export async function register(credentials: Credentials): Promise<User> {
  return answerOf(api.POST('/api/register', { body: credentials }));
}

/** Timeout for a sign-out, short because the member may be leaving the device. */
const MAX_LOGOUT_MS = 10_000;

/** Ends the session. */
export async function logOut(): Promise<void> {
  await api.POST('/api/logout', { signal: AbortSignal.timeout(MAX_LOGOUT_MS) });
}
