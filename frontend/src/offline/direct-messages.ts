import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isFinalRefusal, messageOf } from '../api/api-error';
import { sendMessage, threadQuery } from '../api/friends';
import { addToThread } from '../api/friends-live';
import { friendsKey, userKey } from '../api/keys';
import { endSessionOn401 } from '../api/query-client';
import { toastFailure } from '../ui/toast';
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

/** Timeout for one attempt; the message stays in the outbox. */
const ANSWER_TIMEOUT_MS = 30_000;

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
    /** Why no later message of a thread can be sent either, by friend. */
    const stuck = new Map<number, UnsentMessage['state']>();
    let failure: Error | null = null;
    for (const message of await directMessageOutbox.waitingOf(userId)) {
      if (!isWanted()) break;
      const { clientId, friendId } = message;
      // The member may have given it up while an earlier one was on its way.
      if (!(await directMessageOutbox.has(clientId))) continue;
      const error = stuck.has(friendId) ? null : await errorOfSending(client, message);
      if (error !== null && !isFinal(error)) {
        failure = error;
        stuck.set(friendId, { kind: 'waiting', problem: reasonOf(error) });
      }
      const state = stuck.get(friendId);
      if (state) await directMessageOutbox.change(message, state);
    }
    endSessionOn401(client, failure);
    if (isOtherAuthor(failure)) void client.invalidateQueries({ queryKey: userKey });
    return failure;
  });
}

/** Sends a message and updates outbox and thread. Returns why it was not sent, or null. */
async function errorOfSending(client: QueryClient, unsent: UnsentMessage): Promise<Error | null> {
  const { friendId, message, clientId, userId: authorId } = unsent;
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const stored = await sendMessage(friendId, { message, clientId, authorId }, signal);
    await directMessageOutbox.remove(clientId);
    addToThread(client, friendId, stored);
    return null;
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (isFinal(error)) {
      await directMessageOutbox.change(unsent, { kind: 'refused', reason: reasonOf(error) });
      if (!isOnScreen(client, friendId)) toastFailure('Message not sent', reasonOf(error));
      // The friendship has ended in the meantime.
      void client.invalidateQueries({ queryKey: friendsKey });
    }
    return error;
  }
}

const isOnScreen = (client: QueryClient, friendId: number): boolean =>
  Boolean(client.getQueryCache().find(threadQuery(friendId))?.isActive());

const reasonOf = (error: Error): string => messageOf(error, 'The server did not answer.');

/** Tests whether another member is signed in by now: their session does not send this one's messages. */
const isOtherAuthor = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem?.code === 'friends.other_author';

const isFinal = (error: unknown): boolean => isFinalRefusal(error, FINAL_STATUSES);
