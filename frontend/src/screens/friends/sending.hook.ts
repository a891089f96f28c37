import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error';
import { sendMessage } from '../../api/friends';
import { addToThread } from '../../api/friends-live';
import { friendsKey } from '../../api/keys';
import { newRequestKey } from '../../lib/request-key';

/** A message that is being sent or was not sent. */
export interface UnsentMessage {
  /** Id created by this browser. The server stores a message only once per id, so it can be sent again. */
  clientId: string;
  message: string;
  /** ISO-8601, by this browser's clock. */
  createdAt: string;
  /** Why it was not sent; null while it is being sent. */
  problem: string | null;
}

export interface Sending {
  unsent: readonly UnsentMessage[];
  send: (message: string) => void;
  /** Retries a message that was not sent. */
  sendAgain: (unsent: UnsentMessage) => void;
  /** Discards a message that was not sent. */
  drop: (clientId: string) => void;
}

/** Keys of cache entries that are never fetched. The cache is cleared at sign-out. */
const unsentKey = (userId: number) => ['unsent-messages', userId] as const;
export const draftKey = (userId: number) => ['message-draft', userId] as const;

/** Sends messages to a friend in the order written. Each is shown at once. */
export function useSending(userId: number): Sending {
  const client = useQueryClient();
  const queryKey = unsentKey(userId);
  const { data: unsent } = useQuery<UnsentMessage[]>({
    queryKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
    gcTime: Infinity,
  });
  const change = (changed: (messages: UnsentMessage[]) => UnsentMessage[]): void => {
    client.setQueryData<UnsentMessage[]>(queryKey, (messages = []) => changed(messages));
  };
  const note = (clientId: string, problem: string | null): void =>
    change((messages) => messages.map((each) => (each.clientId === clientId ? { ...each, problem } : each)));
  const drop = (clientId: string): void =>
    change((messages) => messages.filter((each) => each.clientId !== clientId));
  const { mutate } = useMutation({
    scope: { id: `direct-messages-${userId}` },
    mutationFn: ({ message, clientId }: UnsentMessage) => sendMessage(userId, message, clientId),
    onSuccess: (message, { clientId }) => {
      addToThread(client, userId, message);
      drop(clientId);
    },
    onError: (error, { clientId }) => {
      note(clientId, messageOf(error, 'The server did not answer.'));
      // The friendship has ended in the meantime.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void client.invalidateQueries({ queryKey: friendsKey });
    },
  });
  return {
    unsent,
    send: (message) => {
      const createdAt = new Date().toISOString();
      const added: UnsentMessage = { clientId: newRequestKey(), message, createdAt, problem: null };
      change((messages) => [...messages, added]);
      mutate(added);
    },
    sendAgain: (message) => {
      note(message.clientId, null);
      mutate(message);
    },
    drop,
  };
}
