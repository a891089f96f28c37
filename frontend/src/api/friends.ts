import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { directMessagesKey, friendsKey, threadMemberKey } from './keys';
import { pageOf } from './paging';
import { loader } from './query-client';
import type { DirectMessage, FriendList, Friendship, Gift, ThreadMember } from './types';

/** So many messages come at once. */
const MESSAGES_AT_ONCE = 50;

const pathOf = (userId: number) => ({ path: { userId } });

/** Friends, who asks, and whom the member has asked. */
export const friendsQuery = queryOptions({
  queryKey: friendsKey,
  queryFn: (context) => loader()<FriendList>(context),
});

/** What a member and somebody else have written, page by page, newest first. */
export const threadQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: [...directMessagesKey, userId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: MESSAGES_AT_ONCE, ...(pageParam !== null && { before: Number(pageParam) }) };
      const params = { ...pathOf(userId), query };
      return pageOf(await api.GET('/api/friends/{userId}/messages', { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.before,
  });

/** The other one of a thread: a friend, or somebody who was one. */
export const threadMemberQuery = (userId: number) =>
  queryOptions({
    queryKey: [...threadMemberKey, userId],
    queryFn: ({ signal }): Promise<ThreadMember> =>
      answerOf(api.GET('/api/friends/{userId}', { params: pathOf(userId), signal })),
  });

/** Asks a member by name; who has asked already becomes a friend. */
export function askToBeFriends(username: string): Promise<Friendship> {
  return answerOf(api.POST('/api/friends', { body: { username } }));
}

export async function acceptRequest(userId: number): Promise<void> {
  await api.POST('/api/friends/{userId}/accept', { params: pathOf(userId) });
}

export async function declineRequest(userId: number): Promise<void> {
  await api.POST('/api/friends/{userId}/decline', { params: pathOf(userId) });
}

/** Ends a friendship, or takes a request back. */
export async function removeFriend(userId: number): Promise<void> {
  await api.DELETE('/api/friends/{userId}', { params: pathOf(userId) });
}

/** Writes to a friend. The same `clientId` gives the same message, however often it is sent. */
export function sendMessage(userId: number, message: string, clientId: string): Promise<DirectMessage> {
  const body = { message, clientId };
  return answerOf(api.POST('/api/friends/{userId}/messages', { params: pathOf(userId), body }));
}

/** Tells the server up to where a thread is read. */
export async function readMessages(userId: number, upTo: number): Promise<void> {
  await api.POST('/api/friends/{userId}/read', { params: pathOf(userId), body: { upTo } });
}

/** Returns a friend one copy of something; the same key gives it once. */
export async function giveCopy(userId: number, gift: Gift, requestKey: string): Promise<DirectMessage> {
  const params = { ...pathOf(userId), header: { 'Idempotency-Key': requestKey } };
  const { message } = await answerOf(api.POST('/api/friends/{userId}/gift', { params, body: gift }));
  return message;
}
