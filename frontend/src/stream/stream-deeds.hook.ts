import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeLivestream } from '../api/admin-livestream';
import type { StreamDeed } from '../api/admin-livestream';
import { messageOf } from '../api/api-error';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { toast } from '../ui/toast';

const DONE: Readonly<Record<StreamDeed, { title: string; description: string }>> = {
  open: { title: 'Stream started', description: 'Viewers see what your encoder sends.' },
  close: { title: 'Stream ended', description: 'It is closed for viewers. Your encoder may go on.' },
  'rotate-key': { title: 'New stream key', description: 'Put it into your broadcasting program.' },
};

/** What an admin does to the livestream, one thing at a time. */
export function useStreamDeeds() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useOneAtATime(
    useMutation({
      mutationFn: (deed: StreamDeed) => changeLivestream(client, deed),
      onSuccess: (_livestream, deed) => toast({ ...DONE[deed], variant: 'success' }),
      onError: (error) => {
        const description = messageOf(error, 'Please try again later.');
        toast({ title: 'That did not work', description, variant: 'destructive' });
      },
    }),
  );
  return {
    /** What is on its way to the server. */
    pending: isPending ? variables : undefined,
    begin: (deed: StreamDeed, onSettled?: () => void) => mutate(deed, onSettled ? { onSettled } : {}),
  };
}
