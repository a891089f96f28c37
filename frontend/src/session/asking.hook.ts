import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { messageOf } from '../api/api-error';
import { askToBeFriends } from '../api/friends';
import { invalidate } from '../api/invalidate';
import { friendsKey, notificationsKey, notificationsSummaryKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import type { Friendship } from '../api/types';
import { toast } from '../ui/toast';

interface AskingOptions {
  onAsked?: () => void;
  /** Receives the reason of a refusal. */
  onRefused: (reason: string) => void;
}

/** Sends a friend request by name, or accepts theirs, says so in a toast, and asks for the list again. */
export function useAsking({
  onAsked,
  onRefused,
}: AskingOptions): UseMutationResult<Friendship, Error, string> {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: askToBeFriends,
      onSuccess: ({ username, status }) => {
        onAsked?.();
        toast({
          variant: 'success',
          ...(status === 'accepted'
            ? { title: 'You are friends', description: `${username} is in your crew.` }
            : { title: 'Request sent', description: `${username} can accept it now.` }),
        });
      },
      onError: (failure) => onRefused(messageOf(failure, 'The server did not answer. Please try again.')),
      onSettled: () => invalidate(client, [friendsKey, notificationsKey, notificationsSummaryKey]),
    }),
  );
}
