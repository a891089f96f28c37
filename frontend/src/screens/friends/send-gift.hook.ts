import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error';
import { giveCopy } from '../../api/friends';
import { addToThread } from '../../api/friends-live';
import { friendsKey, inventoryKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { isUndecided } from '../../api/store';
import type { AvatarItem, Friend } from '../../api/types';
import { newRequestKey } from '../../lib/request-key';
import { toast } from '../../ui/toast';

/** An item of which the member owns more than one copy. */
export type ExtraItem = AvatarItem & { copies: number };

const NO_ANSWER = 'The server did not answer. Try again: nothing is given twice.';

interface Giving {
  isPending: boolean;
  /** Error message, or null. */
  problem: string | null;
  give: (item: ExtraItem) => void;
}

/** Gives a friend a copy exactly once: a retry without an answer reuses the idempotency key. */
export function useSendGift({ userId, username }: Friend, onGiven: () => void): Giving {
  const client = useQueryClient();
  const attempt = useRef<{ itemId: string; key: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const keyFor = (itemId: string): string => {
    if (attempt.current?.itemId !== itemId) attempt.current = { itemId, key: newRequestKey() };
    return attempt.current.key;
  };
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: ({ itemType, itemId }: ExtraItem) =>
        giveCopy(userId, { itemType, itemId }, keyFor(`${itemType}/${itemId}`)),
      onMutate: () => setProblem(null),
      onSuccess: (message, { name }) => {
        attempt.current = null;
        addToThread(client, userId, message);
        toast({ title: 'Copy given', description: `${name} is with ${username} now.`, variant: 'success' });
        onGiven();
      },
      onError: (error) => {
        if (isUndecided(error)) return setProblem(NO_ANSWER);
        attempt.current = null;
        setProblem(messageOf(error, 'Please try again later.'));
        for (const queryKey of [inventoryKey, friendsKey]) void client.invalidateQueries({ queryKey });
      },
    }),
  );
  return { isPending, problem, give: mutate };
}
