import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error';
import { giveCopy } from '../../api/friends';
import { addToThread } from '../../api/friends-live';
import { invalidate } from '../../api/invalidate';
import { friendsKey, inventoryKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { isUndecided, whyUndecided } from '../../api/store';
import type { AvatarItem, Friend } from '../../api/types';
import { newRequestKey } from '../../lib/request-key';
import { toast } from '../../ui/toast';

/** An item of which the member owns more than one copy; its key is unique. */
export type ExtraItem = AvatarItem & { key: string; copies: number };

/** Gives a friend a copy exactly once: a retry without an answer reuses the idempotency key. */
export function useSendGift({ userId, username }: Friend, onGiven: () => void) {
  const client = useQueryClient();
  const attempt = useRef<{ item: string; requestKey: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: ({ key: item, itemType, itemId }: ExtraItem) => {
        if (attempt.current?.item !== item) attempt.current = { item, requestKey: newRequestKey() };
        return giveCopy(userId, { itemType, itemId }, attempt.current.requestKey);
      },
      onMutate: () => setProblem(null),
      onSuccess: (message, { name }) => {
        attempt.current = null;
        addToThread(client, userId, message);
        toast({ title: 'Copy given', description: `${name} is with ${username} now.`, variant: 'success' });
        onGiven();
      },
      onError: (error) => {
        if (isUndecided(error)) return setProblem(whyUndecided(error, 'Trying again never gives twice.'));
        attempt.current = null;
        setProblem(messageOf(error, 'Please try again later.'));
        void invalidate(client, [inventoryKey, friendsKey]);
      },
    }),
  );
  return { isPending, problem, give: mutate };
}
