import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { announcementsKey } from './pushes';
import { invalidate } from './invalidate';
import { homeKey } from './keys';
import { pageOf } from './paging';
import type { AdminAnnouncement, NewAnnouncement } from './types';

/** Rows per page. */
const PAGE_ROWS = 20;

interface AnnouncementPage {
  announcements: readonly AdminAnnouncement[];
  /** Cursor of the next page; null at the end of the list. */
  before: number | null;
}

/** All announcements, newest first. */
export const announcementsQuery = infiniteQueryOptions({
  queryKey: announcementsKey,
  queryFn: async ({ pageParam, signal }): Promise<AnnouncementPage> => {
    const query = { limit: PAGE_ROWS, ...(pageParam !== null && { before: pageParam }) };
    const page = pageOf(await api.GET('/api/admin/announcements', { params: { query }, signal }));
    return { announcements: page.lines, before: page.before === null ? null : Number(page.before) };
  },
  initialPageParam: null as number | null,
  getNextPageParam: ({ before }) => before,
  staleTime: 0,
});

/** Returns the server version of an announcement; null when it no longer exists. */
export async function announcementNow(client: QueryClient, id: number): Promise<AdminAnnouncement | null> {
  const { pages } = await client.infiniteQuery(announcementsQuery);
  return pages.flatMap((page) => page.announcements).find((each) => each.id === id) ?? null;
}

/**
 * Creates an announcement, or changes the given one. Throws `announcements.changed` and
 * `announcements.unknown`.
 */
export async function saveAnnouncement(
  client: QueryClient,
  before: AdminAnnouncement | null,
  body: Required<NewAnnouncement>,
): Promise<void> {
  if (before === null) await api.POST('/api/admin/announcements', { body });
  else {
    const params = { path: { id: before.id } };
    const { version } = before;
    await answerOf(api.PUT('/api/admin/announcements/{id}', { body: { version, ...body }, params }));
  }
  await askAgain(client);
}

/** Deletes an announcement. Throws like `saveAnnouncement`. */
export async function removeAnnouncement(
  client: QueryClient,
  { id, version }: AdminAnnouncement,
): Promise<void> {
  await api.DELETE('/api/admin/announcements/{id}', { params: { path: { id }, query: { version } } });
  await askAgain(client);
}

const askAgain = (client: QueryClient) => invalidate(client, [announcementsKey, homeKey]);
