import { randomBytes } from 'node:crypto';
import type { DirectMessageDto, FriendsDto, GivenDto } from '../../src/community/friends/friends.dto.js';
import type {
  NotificationDto,
  NotificationsSummaryDto,
} from '../../src/members/notifications/notifications.dto.js';
import { PushService } from '../../src/platform/realtime/push.service.js';
import type { Frame } from '../../src/platform/realtime/frames.js';
import type { TestApp, TestMember } from './app.js';
import type { Answer } from './client.js';
import { freshKey } from './shop.js';

/** Sends a friend request by name and returns the answer, whatever its status. */
export function ask(member: TestMember, username: string): Promise<Answer<{ status: string; code: string }>> {
  return member.client.post('/api/friends', { username });
}

/** Answers a friend request and returns the answer, whatever its status. */
export function answerRequest(
  member: TestMember,
  asker: { readonly id: number },
  how: 'accept' | 'decline',
): Promise<Answer<{ code: string }>> {
  return member.client.post(`/api/friends/${asker.id}/${how}`);
}

/** Ends a friendship, or takes a request back. */
export function removeFriend(member: TestMember, other: { readonly id: number }): Promise<Answer> {
  return member.client.delete(`/api/friends/${other.id}`);
}

/** Makes two members friends. */
export async function befriend(one: TestMember, other: TestMember): Promise<void> {
  await ask(one, other.username);
  const { status, text } = await answerRequest(other, one, 'accept');
  if (status !== 204) throw new Error(`${one.username} and ${other.username} are no friends: ${text}`);
}

/** Creates two members who are friends. */
export async function twoFriends(app: TestApp): Promise<[TestMember, TestMember]> {
  const [one, other] = [await app.aMember(), await app.aMember()];
  await befriend(one, other);
  return [one, other];
}

/** Returns a member's friends and requests. */
export async function friendsOf(member: TestMember): Promise<FriendsDto> {
  return (await member.client.get<FriendsDto>('/api/friends')).body;
}

/** Returns the names in each of a member's lists, in order. */
export async function namesOf(member: TestMember): Promise<Record<keyof FriendsDto, string[]>> {
  const { friends, requests, sent } = await friendsOf(member);
  const names = (list: readonly { username: string }[]): string[] => list.map(({ username }) => username);
  return { friends: names(friends), requests: names(requests), sent: names(sent) };
}

/** Sends a message to a friend and returns the answer, whatever its status. */
export function write(
  member: TestMember,
  friend: { readonly id: number },
  message: unknown,
  clientId: unknown = randomBytes(8).toString('hex'),
): Promise<Answer<DirectMessageDto & { code: string; message: string }>> {
  return member.client.post(`/api/friends/${friend.id}/messages`, { message, clientId });
}

/** Returns a thread as a member sees it, newest first. */
export async function threadOf(
  member: TestMember,
  other: { readonly id: number },
): Promise<DirectMessageDto[]> {
  return (await member.client.get<DirectMessageDto[]>(`/api/friends/${other.id}/messages`)).body;
}

/** Marks a friend's messages as read, up to an id. */
export function readUpTo(member: TestMember, other: { readonly id: number }, upTo: unknown): Promise<Answer> {
  return member.client.post(`/api/friends/${other.id}/read`, { upTo });
}

/** Gives a friend a copy of an item and returns the answer, whatever its status. */
export function give(
  member: TestMember,
  friend: { readonly id: number },
  item: unknown,
  key = freshKey(),
): Promise<Answer<GivenDto & { code: string }>> {
  return member.client.post(`/api/friends/${friend.id}/gift`, item, { headers: { 'Idempotency-Key': key } });
}

/** Returns a member's notifications, newest first. */
export async function notificationsOf(member: TestMember): Promise<NotificationDto[]> {
  return (await member.client.get<NotificationDto[]>('/api/notifications')).body;
}

/** Returns a member's counts of unread notifications, friend requests and unread messages. */
export async function summaryOf(member: TestMember): Promise<NotificationsSummaryDto> {
  return (await member.client.get<NotificationsSummaryDto>('/api/notifications/summary')).body;
}

/** Records the frames that are pushed to a member from now on. */
export function pushedTo(app: TestApp, member: { readonly id: number }): Frame[] {
  const pushes = app.nest.get(PushService);
  const heard: Frame[] = [];
  const toMembers = pushes.toMembers.bind(pushes);
  pushes.toMembers = (userIds, frame) => {
    if (userIds.includes(member.id)) heard.push(frame);
    toMembers(userIds, frame);
  };
  return heard;
}
