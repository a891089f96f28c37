import { queryOptions } from '@tanstack/react-query';
import { dropSignedInHint, hasSignedInHint } from '../lib/signed-in-hint';
import { answerOf, api } from './client';
import { userKey } from './keys';
import { loader } from './query-client';
import type { Credentials, User } from './types';

const loadUser = loader({ on401: 'null' })<User | null>;

/**
 * The current user; null for a visitor, who makes no call. A 401 answer means no user (§4), and that the hint of a
 * session was a stale one.
 */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async (context) => {
    const user = await loadUser(context);
    if (user === null) dropSignedInHint();
    return user;
  },
  enabled: () => hasSignedInHint(),
  initialData: () => (hasSignedInHint() ? undefined : null),
});

/** Opens a session; throws ApiError 401 for an unknown name or a wrong password. */
export async function logIn(credentials: Credentials): Promise<User> {
  return answerOf(api.POST('/api/login', { body: credentials }));
}

/** Creates a member and opens a session; throws ApiError 409 when the name is taken. */
export async function register(credentials: Credentials): Promise<User> {
  return answerOf(api.POST('/api/register', { body: credentials }));
}

/** A network that has not answered by then is as good as none: whoever leaves a device does not wait longer. */
const MAX_LOGOUT_MS = 10_000;

/** Ends the session. */
export async function logOut(): Promise<void> {
  await api.POST('/api/logout', { signal: AbortSignal.timeout(MAX_LOGOUT_MS) });
}
