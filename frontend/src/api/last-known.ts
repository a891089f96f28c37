import type { QueryClient } from '@tanstack/react-query';
import { hasSignedInHint } from '../lib/signed-in-hint';
import { storedText, storeText } from '../lib/stored-text';
import {
  achievementsKey,
  coinTransactionsKey,
  gameStatsKey,
  goalKey,
  homeKey,
  leaderboardKey,
  ownStandingKey,
  userKey,
} from './keys';
import type { User } from './types';

const storageKey = 'last-known-member';

/** Paths whose answers are stored for a visit without a network. The stored user says whose they are. */
const KEPT_PATHS: readonly string[] = [
  userKey[0],
  gameStatsKey[0],
  coinTransactionsKey[0],
  goalKey[0],
  homeKey[0],
  achievementsKey[0],
  leaderboardKey[0],
  ownStandingKey[0],
];

/** Cache key of the time from which last-known data dates, while such data is shown. */
export const lastKnownAtKey = ['last-known-at'] as const;

/** Last-known data of this browser's member. It contains no credentials. */
interface LastKnown {
  userId: number;
  /** ISO-8601, by this browser's clock. */
  savedAt: string;
  answers: Record<string, unknown>;
}

/**
 * Returns the last-known answer of a path, for use while the server is unreachable; undefined when nothing is
 * stored. A request for the user also marks the cache as showing last-known data. Other paths are answered
 * only under that mark, so that a single failed call among successful ones changes nothing.
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

/** Removes the mark, once the server has returned the user again. */
export function endLastKnown(client: QueryClient): void {
  if (lastKnownAt(client) !== null) client.setQueryData(lastKnownAtKey, null);
}

/** Returns the time of the data shown (ISO-8601); null while it comes from the server. */
export function lastKnownAt(client: QueryClient): string | null {
  return client.getQueryData<string | null>(lastKnownAtKey) ?? null;
}

/**
 * Stores the member's cached data until they sign out or another member signs in; returns a stop function.
 */
export function rememberMember(client: QueryClient): () => void {
  if (!hasSignedInHint()) storeText(storageKey, null);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [path, ...rest] = event.query.queryKey as readonly unknown[];
    if (typeof path !== 'string' || rest.length > 0 || !KEPT_PATHS.includes(path)) return;
    keep(client, path, event.query.state.data);
  });
}

function keep(client: QueryClient, path: string, answer: unknown): void {
  const user = client.getQueryData<User | null>(userKey);
  if (!user) {
    if (path === userKey[0]) storeText(storageKey, null);
    return;
  }
  // Last-known data is stored already.
  if (lastKnownAt(client) !== null) return;
  const known = read();
  const answers = known?.userId === user.id ? known.answers : {};
  const next: LastKnown = {
    userId: user.id,
    savedAt: new Date().toISOString(),
    answers: { ...answers, [userKey[0]]: user, [path]: answer },
  };
  // Without storage, a visit without a network shows no member.
  storeText(storageKey, JSON.stringify(next));
}

function read(): LastKnown | null {
  try {
    return JSON.parse(storedText(storageKey) ?? 'null') as LastKnown | null;
  } catch {
    return null;
  }
}
