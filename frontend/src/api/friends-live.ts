import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { directMessagesKey, friendsKey, homeKey, inventoryKey } from './keys';
import type { Page } from './paging';
import { onFrame } from './socket';
import type { Frame } from './socket-frames';
import type { DirectMessage, Friend, FriendList, Home } from './types';

type Thread = InfiniteData<Page<DirectMessage>, string | null>;

/** Time over which friends who come and go make the home screen ask once. */
const HOME_REFRESH_MS = 2000;

/** Applies pushes about presence, messages and read receipts to the cache; returns a stop function. */
export function subscribeToFriends(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshHomeSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: homeKey });
    }, HOME_REFRESH_MS);
  };
  const stops = [
    onFrame('presence', ({ data: { userId, ...presence } }) => {
      changeFriend(client, userId, presence);
      if (!changeOnHome(client, userId, presence)) refreshHomeSoon();
    }),
    onFrame('direct_message', ({ data: { userId, message } }) => addToThread(client, userId, message)),
    onFrame('direct_read', ({ data }) => noteRead(client, data)),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

/**
 * Adds a message to its thread once, even if it arrives several times. A gift also invalidates the inventory.
 */
export function addToThread(client: QueryClient, userId: number, message: DirectMessage): void {
  changeThread(client, userId, (thread) => {
    const [newest, ...rest] = thread.pages;
    if (newest === undefined || thread.pages.some(({ lines }) => lines.some(({ id }) => id === message.id)))
      return thread;
    const lines = [message, ...newest.lines].sort((one, other) => other.id - one.id);
    return { ...thread, pages: [{ ...newest, lines }, ...rest] };
  });
  const { message: text, isMine, gift, createdAt } = message;
  changeFriend(client, userId, { lastMessage: { message: text, isMine, gift, createdAt } });
  if (gift !== null) void client.invalidateQueries({ queryKey: inventoryKey });
}

/** Marks messages up to an id as read, by this member or by the other one. */
export function noteRead(
  client: QueryClient,
  { userId, isMine, upTo, readAt }: Frame<'direct_read'>['data'],
): void {
  const read = (message: DirectMessage): DirectMessage =>
    message.id <= upTo && message.isMine !== isMine && message.readAt === null
      ? { ...message, readAt }
      : message;
  changeThread(client, userId, (thread) => ({
    ...thread,
    pages: thread.pages.map((page) => ({ ...page, lines: page.lines.map(read) })),
  }));
}

function changeThread(client: QueryClient, userId: number, change: (thread: Thread) => Thread): void {
  changeCached(client, [...directMessagesKey, userId], change);
}

function changeFriend(client: QueryClient, userId: number, changes: Partial<Friend>): void {
  changeCached<FriendList>(client, friendsKey, (list) => ({
    ...list,
    friends: list.friends.map((friend) => (friend.userId === userId ? { ...friend, ...changes } : friend)),
  }));
}

/** Changes what a friend on the home screen plays. Returns false if the list itself has changed. */
function changeOnHome(
  client: QueryClient,
  userId: number,
  { isOnline, playing }: Pick<Friend, 'isOnline' | 'playing'>,
): boolean {
  const isShown = client
    .getQueryData<Home>(homeKey)
    ?.friends.shown.some((friend) => friend.userId === userId);
  if (isShown !== true || !isOnline) return false;
  changeCached<Home>(client, homeKey, (home) => {
    const shown = home.friends.shown.map((friend) =>
      friend.userId === userId ? { ...friend, playing } : friend,
    );
    return { ...home, friends: { ...home.friends, shown } };
  });
  return true;
}

/**
 * Changes cached data, and refetches it if a request is in flight, whose answer may be older than the change.
 */
function changeCached<Data>(client: QueryClient, queryKey: QueryKey, change: (known: Data) => Data): void {
  const isAsked = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  client.setQueryData<Data>(queryKey, (known) => known && change(known));
  if (isAsked) void client.invalidateQueries({ queryKey, exact: true });
}
