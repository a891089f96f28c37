import { useQuery } from '@tanstack/react-query';
import { notificationsSummaryQuery } from '../../api/notifications';
import { CountBadge } from '../../ui/count-badge';

/** Number of friend requests and unread messages, beside the link to the friends. */
export function FriendsBadge() {
  const { data } = useQuery(notificationsSummaryQuery);
  return <CountBadge count={(data?.friendRequests ?? 0) + (data?.unreadMessages ?? 0)} label="waiting" />;
}
