import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../api/api-error';
import { sendMessage } from '../api/friends';
import { addToThread } from '../api/friends-live';
import { friendsKey } from '../api/keys';
import { endSessionOn401 } from '../api/query-client';
import { inOneTab } from './one-tab';
import { openOutbox } from './outbox';

/** A message to a friend that the server has not stored yet. It belongs to its author. */
export interface UnsentMessage {
  /** Id created by this browser. The server stores a message only once per id, so it can be sent again. */
  clientId: string;
  /** The author. */
  userId: number;
  friendId: number;
  message: string;
  /** Milliseconds since 1970, by this browser's clock; unique within a tab. */
  writtenAtMs: number;
  /** `problem`: why it was not sent so far; null until it was tried. */
  state: { kind: 'waiting'; problem: string | null } | { kind: 'refused'; reason: string };
}

/** Messages to friends, in the order in which they were written. */
export const directMessageOutbox = openOutbox<UnsentMessage>(
  'directMessages',
  ({ clientId }) => clientId,
  (messages) => messages.toSorted((one, other) => one.writtenAtMs - other.writtenAtMs),
);

/** Statuses that a retry cannot change: the text is refused, or the friendship has ended. */
const FINAL_STATUSES = [400, 404, 409, 413];

/**
 * Sends the member's waiting messages, those to a friend in the order written.
 *
 * @param isWanted called before each message: the member may have signed out
 * @returns the error that makes the rest wait, null when nothing is left
 */
export async function sendWaitingDirectMessages(
  client: QueryClient,
  userId: number,
  isWanted: () => boolean = () => true,
): Promise<Error | null> {
  if ((await directMessageOutbox.waitingOf(userId)).length === 0) return null;
  return inOneTab('send-direct-messages', async () => {
    const stuckThreads = new Set<number>();
    let failure: Error | null = null;
    for (const message of await directMessageOutbox.waitingOf(userId)) {
      if (!isWanted()) break;
      if (stuckThreads.has(message.friendId)) continue;
      const problem = await problemOfSending(client, message);
      if (problem === null || isFinal(problem)) continue;
      failure = problem;
      stuckThreads.add(message.friendId);
    }
    endSessionOn401(client, failure);
    return failure;
  });
}

/** Sends a message and updates outbox and thread. Returns why it was not sent, or null. */
async function problemOfSending(client: QueryClient, unsent: UnsentMessage): Promise<Error | null> {
  const { friendId, message, clientId } = unsent;
  try {
    const stored = await sendMessage(friendId, message, clientId);
    await directMessageOutbox.remove(clientId);
    addToThread(client, friendId, stored);
    return null;
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const reason = messageOf(error, 'The server did not answer.');
    const state = isFinal(error)
      ? ({ kind: 'refused', reason } as const)
      : ({ kind: 'waiting', problem: reason } as const);
    await directMessageOutbox.change(unsent, state);
    // The friendship has ended in the meantime.
    if (isFinal(error)) void client.invalidateQueries({ queryKey: friendsKey });
    return error;
  }
}

/** Only a problem code from our API is final; a proxy may answer with the same status temporarily. */
function isFinal(error: Error): boolean {
  return (
    error instanceof ApiError && error.problem?.code !== undefined && FINAL_STATUSES.includes(error.status)
  );
}
