import { useQuery } from '@tanstack/react-query';
import { notificationsSummaryQuery } from '../../api/notifications';
import { Pip } from '../../ui/pip';

/** How many requests and unread messages wait, beside the way to the friends. */
export function FriendsMark() {
  const { data } = useQuery(notificationsSummaryQuery);
  return <Pip count={(data?.friendRequests ?? 0) + (data?.unreadMessages ?? 0)} label="waiting" />;
}
