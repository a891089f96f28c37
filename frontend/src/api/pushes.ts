import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { subscribeToFriends } from './friends-live';
import {
  avatarItemsKey,
  coinTransactionsKey,
  directMessagesKey,
  friendsKey,
  goalKey,
  homeKey,
  livestreamKey,
  notificationsKey,
  notificationsSummaryKey,
  siteKey,
  storeItemsKey,
  threadMemberKey,
  userKey,
} from './keys';
import { onFrame } from './socket';
import type { FrameType } from './socket-frames';
import type { User } from './types';

/** Cache keys of admins that pushes invalidate; here, so that members do not load admin-keys.ts. */
export const adminLivestreamKey = ['/api/admin/livestream'] as const;
export const adminSettingsKey = ['/api/admin/settings'] as const;
export const adminStoreItemsKey = ['/api/admin/store/items'] as const;
export const announcementsKey = ['/api/admin/announcements'] as const;

/** The list of pushes that invalidate cached data: frame type and keys to be refetched. */
const PUSHED: readonly (readonly [FrameType, readonly QueryKey[]])[] = [
  ['user_changed', [userKey, goalKey, homeKey]],
  ['balance', [coinTransactionsKey, homeKey]],
  ['notification', [notificationsKey, notificationsSummaryKey]],
  ['notifications_changed', [notificationsKey, notificationsSummaryKey]],
  ['friends_changed', [friendsKey, homeKey, directMessagesKey, threadMemberKey, notificationsSummaryKey]],
  ['direct_message', [friendsKey, notificationsSummaryKey]],
  ['direct_read', [friendsKey, notificationsSummaryKey]],
  ['livestream', [adminLivestreamKey]],
  // The zone of the schedule is a setting.
  ['site_changed', [siteKey, adminSettingsKey, adminLivestreamKey, livestreamKey, homeKey]],
  ['home_changed', [homeKey, announcementsKey]],
  ['store_changed', [storeItemsKey, avatarItemsKey, adminStoreItemsKey, goalKey]],
];

/** Maximum lag of a push behind an answer; a socket that lags longer is closed. */
const PUSHES_LATE_BY_MS = 3000;

/** Time over which pages spread their refetch after a resync, to avoid a load peak. */
const RESYNC_SPREAD_MS = 3000;

/** Applies pushes for a member to the cache while the socket is open; returns a stop function. */
export function subscribeToPushes(client: QueryClient, userId: number): () => void {
  const stops = [
    subscribeToBalance(client, userId),
    subscribeToFriends(client),
    subscribeToResync(client),
    // Sent to everybody at once with its data, so that nothing has to be refetched.
    onFrame('livestream', ({ data }) => client.setQueryData(livestreamKey, data)),
    ...PUSHED.map(([type, keys]) => onFrame(type, () => invalidate(client, keys))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Data that only admins change, and rarely. When the socket first opens, it is not refetched if the page has
 * just loaded it.
 */
const EDITED: readonly QueryKey[] = [siteKey, announcementsKey, storeItemsKey, avatarItemsKey];

/**
 * Maximum age of data from the start of the page; the socket opens one to three seconds after the first
 * calls.
 */
const JUST_ASKED_MS = 10_000;

/**
 * Refetches everything that a push may have changed while this page was not connected.
 *
 * @param isFirst whether the socket has opened for the first time, so that only the start of the page was
 * missed
 */
export function catchUpOnPushes(client: QueryClient, isFirst = false): void {
  const isKnown = ({ queryKey, state }: Query): boolean =>
    isFirst && isOneOf(EDITED, queryKey) && Date.now() - state.dataUpdatedAt < JUST_ASKED_MS;
  const missed = [userKey, livestreamKey, ...PUSHED.flatMap(([, keys]) => keys)];
  void client.invalidateQueries({
    predicate: (query) => isOneOf(missed, query.queryKey) && !isKnown(query),
  });
}

function subscribeToResync(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onFrame('resync', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      catchUpOnPushes(client);
    }, Math.random() * RESYNC_SPREAD_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function invalidate(client: QueryClient, keys: readonly QueryKey[]): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOneOf(keys, queryKey) });
}

/** Returns true if the path of a key is one of these, whatever follows it. */
function isOneOf(areas: readonly QueryKey[], [path]: QueryKey): boolean {
  return areas.some(([area]) => area === path);
}

/**
 * Updates the balance from pushes. A push may be older than the answer of a call, and then causes a refetch
 * instead.
 */
function subscribeToBalance(client: QueryClient, userId: number): () => void {
  let newestLine = 0;
  let answeredAtMs = -Infinity;
  let isOwnChange = false;
  const stopWatching = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isOwnChange) return;
    const [path] = event.query.queryKey as readonly unknown[];
    if (path === userKey[0]) answeredAtMs = Date.now();
  });
  const stopHearing = onFrame('balance', ({ data: { coins, line } }) => {
    const user = client.getQueryData<User | null>(userKey);
    if (line <= newestLine || user?.id !== userId) return;
    newestLine = line;
    // The answer of a request in flight may be older than the push.
    if (client.isFetching({ queryKey: userKey }) > 0) return invalidate(client, [userKey]);
    if (user.coins === coins) return;
    if (Date.now() - answeredAtMs < PUSHES_LATE_BY_MS) return invalidate(client, [userKey]);
    isOwnChange = true;
    client.setQueryData<User | null>(userKey, (known) => known && { ...known, coins });
    isOwnChange = false;
  });
  return () => {
    stopWatching();
    stopHearing();
  };
}
