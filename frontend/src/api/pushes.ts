import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { subscribeToFriends } from './friends-live';
import {
  avatarItemsKey,
  coinTransactionsKey,
  directMessagesKey,
  friendsKey,
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

/** The cached areas of admins that a push makes untrue. Here, so that no member loads the other ones. */
export const adminLivestreamKey = ['/api/admin/livestream'] as const;
export const adminSettingsKey = ['/api/admin/settings'] as const;
export const adminStoreItemsKey = ['/api/admin/store/items'] as const;
export const announcementsKey = ['/api/admin/announcements'] as const;

/** The LIST of pushes that make something in the cache untrue: the frame's type, and what is asked for again. */
const PUSHED: readonly (readonly [FrameType, readonly QueryKey[]])[] = [
  ['user_changed', [userKey]],
  ['balance', [coinTransactionsKey]],
  ['notification', [notificationsKey, notificationsSummaryKey]],
  ['notifications_changed', [notificationsKey, notificationsSummaryKey]],
  ['friends_changed', [friendsKey, directMessagesKey, threadMemberKey, notificationsSummaryKey]],
  ['direct_message', [friendsKey, notificationsSummaryKey]],
  ['direct_read', [friendsKey, notificationsSummaryKey]],
  ['livestream', [adminLivestreamKey]],
  ['site_changed', [siteKey, adminSettingsKey]],
  ['home_changed', [homeKey, announcementsKey]],
  ['store_changed', [storeItemsKey, avatarItemsKey, adminStoreItemsKey]],
];

/** An answer may overtake a push by so much: a socket that lags longer is closed. */
const PUSHES_LATE_BY_MS = 3000;

/** All pages are told to ask again at one moment, and do not all ask at once. */
const RESYNC_SPREAD_MS = 3000;

/** Follows what the server says of a member unasked, as long as their socket is open; returns a stop function. */
export function subscribeToPushes(client: QueryClient, userId: number): () => void {
  const stops = [
    subscribeToBalance(client, userId),
    subscribeToFriends(client),
    subscribeToResync(client),
    // Everybody is told at once: what is said is taken, and nobody asks again.
    onFrame('livestream', ({ data }) => client.setQueryData(livestreamKey, data)),
    ...PUSHED.map(([type, keys]) => onFrame(type, () => invalidate(client, keys))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What only admins change, and seldom: a page that has just asked for it need not ask again as its socket first opens. */
const EDITED: readonly QueryKey[] = [siteKey, homeKey, announcementsKey, storeItemsKey, avatarItemsKey];

/** An answer of a page that has just been opened: its socket opens one to three seconds after the first calls. */
const JUST_ASKED_MS = 10_000;

/**
 * Asks again, once, for everything that a push may have changed while this page could not hear it.
 *
 * @param isFirst whether the socket has opened for the first time: there was no silence then, only the page's own start
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

/** Whether a key is of one of these areas, whatever follows the path. */
function isOneOf(areas: readonly QueryKey[], [path]: QueryKey): boolean {
  return areas.some(([area]) => area === path);
}

/**
 * Takes the balance from the pushes. They come in their own time beside the answers of calls, so one that may be older
 * than what a call has just said is no news, but a reason to ask.
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
    if (isAsked(client)) return invalidate(client, [userKey]);
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

/** Whether an answer is on its way that may be from before. */
function isAsked(client: QueryClient): boolean {
  return client.getQueryState(userKey)?.fetchStatus === 'fetching';
}
