import { socketState } from '../api/socket';
import { newRequestKey } from '../lib/request-key';
import { toast } from '../ui/toast';
import { storeMessage } from './message-outbox';

/** As much as the server takes, counted as it does: in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 500;

let latestMs = 0;

/**
 * Takes what a member has written: it is kept until the chat has it, and sent as soon as that can be. Without a
 * connection they are told so (§8). Nothing happens for a text that is empty after trimming (§5).
 *
 * @returns whether there was something to send
 */
export function writeMessage(userId: number, text: string): boolean {
  const message = text.trim();
  if (message === '') return false;
  const isConnected = socketState().phase === 'open';
  latestMs = Math.max(Date.now(), latestMs + 1);
  const state = { kind: 'waiting', isLate: !isConnected } as const;
  void storeMessage({ clientId: newRequestKey(), userId, message, writtenAtMs: latestMs, state });
  if (!isConnected) {
    toast({
      title: 'Connection issue',
      description: "You're currently not connected to the chat server. Trying to reconnect...",
      variant: 'destructive',
    });
  }
  return true;
}
