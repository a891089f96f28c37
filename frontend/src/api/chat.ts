import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './client';
import { pageOf } from './paging';
import type { Page } from './paging';
import type { ChatMessage, MutedMember } from './types';

const chatMutesKey = ['/api/admin/chat/mutes'] as const;

const OLDER_A_PAGE = 50;

/** Returns the messages before an id, newest first. */
export async function olderMessages(before: number): Promise<Page<ChatMessage>> {
  const query = { before, limit: OLDER_A_PAGE };
  return pageOf(await api.GET('/api/chat/messages', { params: { query } }));
}

/** Removes a message for everybody (admins). */
export async function removeChatMessage(id: number): Promise<void> {
  await api.DELETE('/api/admin/chat/messages/{id}', { params: { path: { id } } });
}

/** The muted members, for admins; refetched, since other admins mute, too. */
export const chatMutesQuery = queryOptions<readonly MutedMember[]>({
  queryKey: chatMutesKey,
  queryFn: async ({ signal }) => {
    const query = { limit: 100 };
    const { data } = await api.GET('/api/admin/chat/mutes', { params: { query }, signal });
    return data ?? [];
  },
  staleTime: 0,
});

/** Mutes a member for some minutes, or with null until the mute is lifted (admins). */
export async function muteMember(client: QueryClient, userId: number, minutes: number | null): Promise<void> {
  await api.POST('/api/admin/chat/mutes', { body: { userId, minutes } });
  await client.invalidateQueries({ queryKey: chatMutesKey });
}

/** Lifts a member's mute (admins). */
export async function unmuteMember(client: QueryClient, userId: number): Promise<void> {
  await api.DELETE('/api/admin/chat/mutes/{userId}', { params: { path: { userId } } });
  await client.invalidateQueries({ queryKey: chatMutesKey });
}
