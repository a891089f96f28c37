import { socketState } from '../api/socket';
import { newRequestKey } from '../lib/request-key';
import { chatOutbox } from '../offline/chat-outbox';
import { toastFailure } from '../ui/toast';

/** Maximum length of a message in UTF-16 units, as on the server. */
export const MAX_MESSAGE_LENGTH = 500;

let latestMs = 0;

/**
 * Puts a member's message into the outbox, from where it is sent as soon as possible. Without a connection, a
 * toast says so (§8). Ignores text that is empty after trimming (§5).
 *
 * @returns whether there was something to send
 */
export function writeMessage(userId: number, text: string): boolean {
  const message = text.trim();
  if (message === '') return false;
  const isConnected = socketState().phase === 'open';
  latestMs = Math.max(Date.now(), latestMs + 1);
  const state = { kind: 'waiting', isLate: !isConnected } as const;
  void chatOutbox.keep({ clientId: newRequestKey(), userId, message, writtenAtMs: latestMs, state });
  if (!isConnected) {
    const description = "You're currently not connected to the chat server. Trying to reconnect...";
    toastFailure('Connection issue', description);
  }
  return true;
}
