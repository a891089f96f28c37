import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/api-error';
import { takeFirstColour } from '../api/home';
import { invalidate } from '../api/invalidate';
import { homeKey, userKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { toastFailure } from '../ui/toast';

/** Takes the member's free first colour, which their alien then wears. */
export function useFreeColour(onTaken: (color: string) => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: (color: string) => takeFirstColour(client, color),
      onSuccess: (_, color) => onTaken(color),
      onError: (error) => {
        toastFailure('Could not paint your alien', messageOf(error, 'Please try again later.'));
        // Perhaps it was painted in another tab.
        void invalidate(client, [homeKey, userKey]);
      },
    }),
  );
}
