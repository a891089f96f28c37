import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { notificationsKey, notificationsSummaryKey } from './keys';
import { pagesQuery } from './paging';
import { readingWithHome } from './with-home';

/** Notifications per page. */
const NOTIFICATIONS_AT_ONCE = 20;

/** Numbers of unread notifications, messages and requests. */
export const notificationsSummaryQuery = queryOptions(
  readingWithHome(notificationsSummaryKey, ({ notifications }) => notifications),
);

/** The member's notifications, page by page, newest first. */
export const notificationsQuery = pagesQuery(notificationsKey, (place: { before?: number }, signal) =>
  api.GET('/api/notifications', { params: { query: { limit: NOTIFICATIONS_AT_ONCE, ...place } }, signal }),
);

/** Marks all notifications up to an id as read. */
export async function readNotifications(upTo: number): Promise<void> {
  await api.POST('/api/notifications/read', { body: { upTo } });
}
