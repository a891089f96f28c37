import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { directMessagesKey, friendsKey, invitationKey, threadMemberKey } from './keys';
import { pagesQuery } from './paging';
import { reading, readingAnew } from './query-client';
import type { DirectMessage, Friendship, Gift, Inviter, ThreadMember } from './types';

/** Messages per page. */
const MESSAGES_AT_ONCE = 50;

const pathOf = (userId: number) => ({ path: { userId } });

/** Friends, received requests and sent requests. */
export const friendsQuery = queryOptions(reading(friendsKey));

/** The messages of a thread, page by page, newest first. */
export const threadQuery = (userId: number) =>
  pagesQuery([...directMessagesKey, userId], (place: { before?: number }, signal) => {
    const params = { ...pathOf(userId), query: { limit: MESSAGES_AT_ONCE, ...place } };
    return api.GET('/api/friends/{userId}/messages', { params, signal });
  });

/** The other member of a thread: a friend or a former one. */
export const threadMemberQuery = (userId: number) =>
  queryOptions({
    queryKey: [...threadMemberKey, userId],
    queryFn: ({ signal }): Promise<ThreadMember> =>
      answerOf(api.GET('/api/friends/{userId}', { params: pathOf(userId), signal })),
  });

/** The member's own invitation link. */
export const invitationQuery = queryOptions(readingAnew(invitationKey));

/** Who invites with a link, by its token; fails with 404 once the link no longer works. */
export const inviterQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/invitations', token],
    queryFn: ({ signal }): Promise<Inviter> =>
      answerOf(api.GET('/api/invitations/{token}', { params: { path: { token } }, signal })),
  });

/** Sends a friend request by name; if that member has asked already, both become friends. */
export function askToBeFriends(username: string): Promise<Friendship> {
  return answerOf(api.POST('/api/friends', { body: { username } }));
}

export async function acceptRequest(userId: number): Promise<void> {
  await api.POST('/api/friends/{userId}/accept', { params: pathOf(userId) });
}

export async function declineRequest(userId: number): Promise<void> {
  await api.POST('/api/friends/{userId}/decline', { params: pathOf(userId) });
}

/** Ends a friendship, or withdraws a request. */
export async function removeFriend(userId: number): Promise<void> {
  await api.DELETE('/api/friends/{userId}', { params: pathOf(userId) });
}

/** Sends a message of this author to a friend. Idempotent by `clientId`. */
export function sendMessage(
  friendId: number,
  body: { message: string; clientId: string; authorId: number },
  signal: AbortSignal,
): Promise<DirectMessage> {
  return answerOf(api.POST('/api/friends/{userId}/messages', { params: pathOf(friendId), body, signal }));
}

/** Marks the messages of a thread as read, up to an id. */
export async function readMessages(userId: number, upTo: number): Promise<void> {
  await api.POST('/api/friends/{userId}/read', { params: pathOf(userId), body: { upTo } });
}

/** Gives a friend one copy of an item. Idempotent by key. */
export async function giveCopy(userId: number, gift: Gift, requestKey: string): Promise<DirectMessage> {
  const params = { ...pathOf(userId), header: { 'Idempotency-Key': requestKey } };
  const { message } = await answerOf(api.POST('/api/friends/{userId}/gift', { params, body: gift }));
  return message;
}
