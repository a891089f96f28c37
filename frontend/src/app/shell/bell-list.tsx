import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { asleep } from 'game-scenes/art-core/mascot-poses';
import { plainLook } from 'game-scenes/art-core/plain-look';
import { messageOf } from '../../api/api-error';
import { notificationsKey, notificationsSummaryKey } from '../../api/keys';
import { notificationsQuery, readNotifications } from '../../api/notifications';
import type { Notification } from '../../api/types';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';
import { CardHeader } from '../../ui/card';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { toastFailure } from '../../ui/toast';
import { NotificationRow } from './notification-row';

const ASLEEP = asleep(plainLook('blue'));

const NOTHING_NEW = (
  <div className="bell-list__state">
    <EmptyState title="Nothing new" drawing={ASLEEP}>
      Friend requests, gifts and lost ranks appear here.
    </EmptyState>
  </div>
);

/** List of notifications, newest first, with loading, error and empty states. */
export function BellList({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { data, isPending, isError, isFetching, refetch, ...pages } = useInfiniteQuery({
    ...notificationsQuery,
    // Without a socket, nothing else reports new notifications.
    refetchOnMount: 'always',
  });
  const read = useRead();
  const notifications = data?.pages.flatMap(({ lines }) => lines) ?? [];
  const newest = notifications[0];
  const follow = ({ id, read: isRead }: Notification): void => {
    if (!isRead) read(id);
    onClose();
  };
  const hasUnread = notifications.some((notification) => !notification.read);
  return (
    <>
      <CardHeader id={titleId} title="Notifications" accent="ion">
        {hasUnread && newest !== undefined && (
          <button type="button" className="bell-list__read" onClick={() => read(newest.id)}>
            Mark all read
          </button>
        )}
      </CardHeader>
      <div className="bell-list__scroll">
        {isPending && <BellSkeleton />}
        {data === undefined && isError && (
          <div className="bell-list__state">
            <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
              Your notifications could not be loaded.
            </FailedNote>
          </div>
        )}
        {data !== undefined && newest === undefined && NOTHING_NEW}
        {newest && (
          <ul>
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onFollow={follow} />
            ))}
          </ul>
        )}
        {pages.hasNextPage && (
          <div className="bell-list__more center">
            <Button
              size="small"
              isPending={pages.isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void pages.fetchNextPage()}
            >
              {pages.isFetchNextPageError ? 'Try Again' : 'Show Earlier'}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function BellSkeleton() {
  return (
    <SkeletonList as="div" count={3} className="column" rowClass="notification">
      <Skeleton width={44} height={44} />
      <Skeleton width="80%" height={18} />
    </SkeletonList>
  );
}

function useRead(): (upTo: number) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: readNotifications,
    onSuccess: () =>
      Promise.all(
        [notificationsKey, notificationsSummaryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey, exact: true }),
        ),
      ),
    onError: (error) =>
      toastFailure('Not marked as read', messageOf(error, 'The server did not answer. Please try again.')),
  });
  return mutate;
}
