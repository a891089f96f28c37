import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeLivestream } from '../api/admin-livestream';
import type { StreamAction } from '../api/admin-livestream';
import { messageOf } from '../api/api-error';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { toast, toastFailure } from '../ui/toast';

const DONE: Readonly<Record<StreamAction, { title: string; description: string }>> = {
  open: { title: 'Stream started', description: 'Viewers see what your encoder sends.' },
  close: { title: 'Stream ended', description: 'It is closed for viewers. Your encoder may go on.' },
  'rotate-key': { title: 'New stream key', description: 'Put it into your broadcasting program.' },
};

/** Provides the admin's actions on the livestream, one at a time. */
export function useStreamActions() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useOneAtATime(
    useMutation({
      mutationFn: (action: StreamAction) => changeLivestream(client, action),
      onSuccess: (_livestream, action) => toast({ ...DONE[action], variant: 'success' }),
      onError: (error) => toastFailure('That did not work', messageOf(error, 'Please try again later.')),
    }),
  );
  return {
    /** The action in progress. */
    pending: isPending ? variables : undefined,
    begin: (action: StreamAction, onSettled?: () => void) => mutate(action, onSettled ? { onSettled } : {}),
  };
}
