import { useQueryClient } from '@tanstack/react-query';
import { newRequestKey } from '../../lib/request-key';
import { directMessageOutbox, sendWaitingDirectMessages } from '../../offline/direct-messages';
import type { UnsentMessage } from '../../offline/direct-messages';
import { useOutbox } from '../../offline/outbox';

export interface Sending {
  unsent: readonly UnsentMessage[];
  send: (message: string) => void;
  /** Retries a message that was not sent. */
  sendAgain: (unsent: UnsentMessage) => void;
  /** Discards a message that was not sent. */
  drop: (clientId: string) => void;
}

/** Key of a cache entry that is never fetched. The cache is cleared at sign-out. */
export const draftKey = (friendId: number) => ['message-draft', friendId] as const;

let latestMs = 0;

/** Sends messages to a friend in the order written. Each is shown at once, and kept until it is sent. */
export function useSending(userId: number, friendId: number): Sending {
  const client = useQueryClient();
  const kept = useOutbox(directMessageOutbox);
  const keepAndSend = async (unsent: UnsentMessage): Promise<void> => {
    await directMessageOutbox.keep(unsent);
    await sendWaitingDirectMessages(client, userId);
  };
  return {
    unsent: kept.filter((each) => each.userId === userId && each.friendId === friendId),
    send: (message) => {
      latestMs = Math.max(Date.now(), latestMs + 1);
      const added = { clientId: newRequestKey(), userId, friendId, message, writtenAtMs: latestMs };
      void keepAndSend({ ...added, state: { kind: 'waiting', problem: null } });
    },
    sendAgain: (unsent) => void keepAndSend({ ...unsent, state: { kind: 'waiting', problem: null } }),
    drop: (clientId) => void directMessageOutbox.remove(clientId),
  };
}
