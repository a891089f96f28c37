import { randomBytes } from 'node:crypto';
import type { DirectMessageDto, FriendsDto, GivenDto } from '../community/friends/friends.dto.js';
import type { NotificationDto, NotificationsSummaryDto } from '../members/notifications/notifications.dto.js';
import { PushService } from '../platform/realtime/push.service.js';
import type { Frame } from '../platform/realtime/frames.js';
import type { TestApp, TestMember } from './app.js';
import type { Answer } from './client.js';
import { freshKey } from './shop.js';

/** Has one member ask another by name; whatever comes back. */
export function ask(member: TestMember, username: string): Promise<Answer<{ status: string; code: string }>> {
  return member.client.post('/api/friends', { username });
}

/** Has a member answer somebody's request; whatever comes back. */
export function answerRequest(
  member: TestMember,
  asker: { readonly id: number },
  how: 'accept' | 'decline',
): Promise<Answer<{ code: string }>> {
  return member.client.post(`/api/friends/${asker.id}/${how}`);
}

/** Has a member end a friendship, or take a request back. */
export function removeFriend(member: TestMember, other: { readonly id: number }): Promise<Answer> {
  return member.client.delete(`/api/friends/${other.id}`);
}

/** Makes two members friends. */
export async function befriend(one: TestMember, other: TestMember): Promise<void> {
  await ask(one, other.username);
  const { status, text } = await answerRequest(other, one, 'accept');
  if (status !== 204) throw new Error(`${one.username} and ${other.username} are no friends: ${text}`);
}

/** Two members who are friends. */
export async function twoFriends(app: TestApp): Promise<[TestMember, TestMember]> {
  const [one, other] = [await app.aMember(), await app.aMember()];
  await befriend(one, other);
  return [one, other];
}

/** Whom a member has to do with. */
export async function friendsOf(member: TestMember): Promise<FriendsDto> {
  return (await member.client.get<FriendsDto>('/api/friends')).body;
}

/** The names in each list of a member's, in its order. */
export async function namesOf(member: TestMember): Promise<Record<keyof FriendsDto, string[]>> {
  const { friends, requests, sent } = await friendsOf(member);
  const names = (list: readonly { username: string }[]): string[] => list.map(({ username }) => username);
  return { friends: names(friends), requests: names(requests), sent: names(sent) };
}

/** Has a member write to a friend; whatever comes back. */
export function write(
  member: TestMember,
  friend: { readonly id: number },
  message: unknown,
  clientId: unknown = randomBytes(8).toString('hex'),
): Promise<Answer<DirectMessageDto & { code: string; message: string }>> {
  return member.client.post(`/api/friends/${friend.id}/messages`, { message, clientId });
}

/** A thread as a member sees it, newest first. */
export async function threadOf(
  member: TestMember,
  other: { readonly id: number },
): Promise<DirectMessageDto[]> {
  return (await member.client.get<DirectMessageDto[]>(`/api/friends/${other.id}/messages`)).body;
}

/** Has a member read what a friend wrote, up to an id. */
export function readUpTo(member: TestMember, other: { readonly id: number }, upTo: unknown): Promise<Answer> {
  return member.client.post(`/api/friends/${other.id}/read`, { upTo });
}

/** Has a member give a friend a copy of something; whatever comes back. */
export function give(
  member: TestMember,
  friend: { readonly id: number },
  item: unknown,
  key = freshKey(),
): Promise<Answer<GivenDto & { code: string }>> {
  return member.client.post(`/api/friends/${friend.id}/gift`, item, { headers: { 'Idempotency-Key': key } });
}

/** What a member was told, newest first. */
export async function notificationsOf(member: TestMember): Promise<NotificationDto[]> {
  return (await member.client.get<NotificationDto[]>('/api/notifications')).body;
}

/** How much waits for a member. */
export async function summaryOf(member: TestMember): Promise<NotificationsSummaryDto> {
  return (await member.client.get<NotificationsSummaryDto>('/api/notifications/summary')).body;
}

/** Writes down what is pushed to a member from now on. */
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
