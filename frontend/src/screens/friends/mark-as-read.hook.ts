import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { readMessages } from '../../api/friends';
import { noteRead } from '../../api/friends-live';
import { invalidate } from '../../api/invalidate';
import { friendsKey, notificationsSummaryKey } from '../../api/keys';
import type { DirectMessage } from '../../api/types';

/** Marks the thread as read up to the newest message while this tab is visible. */
export function useMarkAsRead(userId: number, messages: readonly DirectMessage[]): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => readMessages(userId, upTo),
    onSuccess: (_, upTo) => {
      noteRead(client, { userId, isMine: true, upTo, readAt: new Date().toISOString() });
      return invalidate(client, [friendsKey, notificationsSummaryKey]);
    },
  });
  const newest = messages.findLast(({ isMine }) => !isMine);
  const upTo = newest?.readAt === null ? newest.id : undefined;
  useEffect(() => {
    if (isSeen && upTo !== undefined) mutate(upTo);
  }, [isSeen, upTo, mutate]);
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
