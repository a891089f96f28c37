import type { QueryClient } from '@tanstack/react-query';
import { hasSignedInHint } from '../lib/signed-in-hint';
import {
  achievementsKey,
  coinTransactionsKey,
  gameStatsKey,
  homeKey,
  leaderboardKey,
  ownStandingKey,
  userKey,
} from './keys';
import type { User } from './types';

const storageKey = 'last-known-member';

/** What is kept for a visit without a network, by the path it was answered at. The user tells whose it is. */
const KEPT_PATHS: readonly string[] = [
  userKey[0],
  gameStatsKey[0],
  coinTransactionsKey[0],
  homeKey[0],
  achievementsKey[0],
  leaderboardKey[0],
  ownStandingKey[0],
];

/** When what is on the screen was true, where it comes from the last visit: in the cache under this key. */
export const lastKnownAtKey = ['last-known-at'] as const;

/** What this browser last heard about its member; nothing in it opens a session. */
interface LastKnown {
  userId: number;
  /** ISO-8601, by this browser's clock. */
  savedAt: string;
  answers: Record<string, unknown>;
}

/**
 * Returns what the server last answered at a path, for a moment when it can't be asked; undefined when nothing is kept.
 * Asked for the member, it marks the cache: what is shown is from then. Everything else it gives under that mark only,
 * so that one call that fails beside others that succeed changes nothing.
 */
export function lastKnownAnswer(client: QueryClient, path: string): unknown {
  const known = read();
  if (known === null) return undefined;
  if (path === userKey[0]) {
    client.setQueryData(lastKnownAtKey, known.savedAt);
    return known.answers[path];
  }
  const user = client.getQueryData<User | null>(userKey);
  const isInVisit = lastKnownAt(client) !== null && user?.id === known.userId;
  return isInVisit ? known.answers[path] : undefined;
}

/** The server has told again who the member is: the mark goes. */
export function endLastKnown(client: QueryClient): void {
  if (lastKnownAt(client) !== null) client.setQueryData(lastKnownAtKey, null);
}

/** When what is shown was true (ISO-8601); null while it comes from the server. */
export function lastKnownAt(client: QueryClient): string | null {
  return client.getQueryData<string | null>(lastKnownAtKey) ?? null;
}

/** Keeps what the cache learns about the member, until they sign out or somebody else signs in; returns a stop function. */
export function rememberMember(client: QueryClient): () => void {
  if (!hasSignedInHint()) forget();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [path, ...rest] = event.query.queryKey as readonly unknown[];
    if (typeof path !== 'string' || rest.length > 0 || !KEPT_PATHS.includes(path)) return;
    keep(client, path, event.query.state.data);
  });
}

function keep(client: QueryClient, path: string, answer: unknown): void {
  const user = client.getQueryData<User | null>(userKey);
  if (!user) return path === userKey[0] ? forget() : undefined;
  // What came from here need not go back.
  if (lastKnownAt(client) !== null) return;
  const known = read();
  const answers = known?.userId === user.id ? known.answers : {};
  write({
    userId: user.id,
    savedAt: new Date().toISOString(),
    answers: { ...answers, [userKey[0]]: user, [path]: answer },
  });
}

function read(): LastKnown | null {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? null : (JSON.parse(text) as LastKnown);
  } catch {
    return null;
  }
}

function write(known: LastKnown): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Storage may be full or switched off; a visit without a network then finds nobody.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Then there is nothing to forget.
  }
}
