import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { notificationsKey, notificationsSummaryKey } from './keys';
import { pageOf } from './paging';
import { reading } from './query-client';

/** Notifications per page. */
const NOTIFICATIONS_AT_ONCE = 20;

/** Numbers of unread notifications, messages and requests. */
export const notificationsSummaryQuery = queryOptions(reading(notificationsSummaryKey));

/** The member's notifications, page by page, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: notificationsKey,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: NOTIFICATIONS_AT_ONCE, ...(pageParam !== null && { before: Number(pageParam) }) };
    return pageOf(await api.GET('/api/notifications', { params: { query }, signal }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.before,
});

/** Marks all notifications up to an id as read. */
export async function readNotifications(upTo: number): Promise<void> {
  await api.POST('/api/notifications/read', { body: { upTo } });
}
