import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { userKey } from '../api/keys';
import { lastKnownAtKey, rememberMember } from '../api/last-known';
import { forgetMember } from '../api/query-client';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import type { Credentials, User } from '../api/types';
import { logIn, logOut, register, userQuery } from '../api/user';
import { isUnreachable } from '../api/unreachable';
import { announceSessionChange } from '../lib/session-updates';
import { dropSignedInHint } from '../lib/signed-in-hint';
import { useHydrated } from '../lib/use-hydrated';
import { openingSession, setPendingLogout, startPendingLogout } from '../offline/pending-logout';
import { toast, toastFailure } from '../ui/toast';
import { loginFailure, logoutFailure, registrationFailure } from './auth-messages';
import { useSessionSync } from './session-sync';

export interface Auth {
  /** The signed-in member; null for a visitor and while loading. */
  user: User | null;
  isLoading: boolean;
  /** Time at which the shown user data was current (ISO-8601); null while the server responds. */
  lastKnownAt: string | null;
  /** Set when the user could not be loaded, which is not the same as being signed out. */
  error: Error | null;
  /** Refetches the user. */
  retry: () => void;
  login: UseMutationResult<User, Error, Credentials>;
  register: UseMutationResult<User, Error, Credentials>;
  /** Resolves to true if the server has not been told yet. */
  logout: UseMutationResult<boolean, Error, void>;
}

const AuthContext = createContext<Auth | null>(null);

/** Returns the current member and the actions to sign in and out. Throws outside an AuthProvider (§4). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isLoading, error, refetch } = useQuery(userQuery);
  const { data: lastKnownAt = null } = useQuery<string | null>({
    queryKey: lastKnownAtKey,
    queryFn: skipToken,
  });
  const isHydrated = useHydrated();
  const client = useQueryClient();
  useSessionSync(client);
  useEffect(() => rememberMember(client), [client]);
  useEffect(() => startPendingLogout(), []);
  const auth: Auth = {
    user: (isHydrated && data) || null,
    isLoading: isHydrated && isLoading,
    lastKnownAt,
    error,
    retry: () => void refetch(),
    login: useOneAtATime(useOpening(logIn, LOGIN_TEXTS)),
    register: useOneAtATime(useOpening(register, REGISTRATION_TEXTS)),
    logout: useOneAtATime(useLogout()),
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const LOGIN_TEXTS = {
  done: 'Login successful',
  welcome: (username: string) => `Welcome back, ${username}`,
  failed: 'Login failed',
  reason: loginFailure,
};

const REGISTRATION_TEXTS: typeof LOGIN_TEXTS = {
  done: 'Registration successful',
  welcome: (username) => `Welcome to the alien squad, ${username}!`,
  failed: 'Registration failed',
  reason: registrationFailure,
};

/** Opens a session with a request. It first clears all data loaded for the previous member. */
function useOpening(
  request: (credentials: Credentials) => Promise<User>,
  texts: typeof LOGIN_TEXTS,
): Auth['login'] {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => openingSession(() => request(credentials)),
    onSuccess: (user) => {
      forgetMember(client);
      client.setQueryData(userKey, user);
      announceSessionChange('signed-in');
      toast({ title: texts.done, description: texts.welcome(user.username), variant: 'success' });
    },
    onError: (error) => toastFailure(texts.failed, texts.reason(error)),
  });
}

function useLogout(): Auth['logout'] {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: (isLogoutPending) => {
      if (isLogoutPending) dropSignedInHint();
      forgetMember(client);
      announceSessionChange('signed-out');
      toast({
        title: 'Logged out',
        description: isLogoutPending
          ? 'You are logged out on this device. Your session ends everywhere once it is online again.'
          : 'You have been successfully logged out.',
        variant: 'success',
      });
    },
    onError: () => toastFailure('Logout failed', 'Please try again later'),
  });
}

/** Ends the session. Returns true if the server is unreachable and only this browser forgets it for now. */
async function endSession(): Promise<boolean> {
  try {
    await logOut();
    return false;
  } catch (cause) {
    if (isUnreachable(cause) && setPendingLogout()) return true;
    throw new Error(logoutFailure(cause), { cause });
  }
}
