import { onFrame, onSocketState, sendFrame, socketState } from '../api/socket';
import type { Frame } from '../api/socket-frames';
import { chatOutbox } from '../offline/chat-outbox';
import type { WaitingMessage } from '../offline/chat-outbox';
import { toastFailure } from '../ui/toast';
import { lastSentAtMs, noteSent, pauseBeforeMs } from './sending-pace';

/** Timeout for an answer. The message is then sent again; the chat stores it only once. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * Result of sending a message. `failed`: not sent; `lost`: may have been sent before the connection broke.
 */
type Answer = Frame<'chat_refused'> | 'stored' | 'failed' | 'lost' | 'silence';

/**
 * Sends the member's waiting messages one by one, in the order they were written, while the socket is open.
 *
 * @returns the pause before the next message in milliseconds; null when none is left, or the socket has to
 * open first
 */
export async function sendWaitingMessages(userId: number, isWanted: () => boolean): Promise<number | null> {
  for (;;) {
    const [next] = await chatOutbox.waitingOf(userId);
    if (next === undefined || !isWanted() || socketState().phase !== 'open') return null;
    const pauseMs = pauseBeforeMs(next, lastSentAtMs(), Date.now());
    if (pauseMs > 0) return pauseMs;
    await settle(next, await sent(next));
  }
}

function sent({ clientId, message }: WaitingMessage): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve(answer);
    };
    const timer = setTimeout(() => end('silence'), ANSWER_LIMIT_MS);
    const stops = [
      onFrame('chat_ack', (ack) => {
        if (ack.clientId === clientId) end('stored');
      }),
      onFrame('chat_refused', (refusal) => {
        if (refusal.clientId === clientId) end(refusal);
      }),
      onSocketState(() => {
        if (socketState().phase !== 'open') end('lost');
      }),
    ];
    noteSent();
    if (!sendFrame({ type: 'chat_message', message, clientId })) end('failed');
  });
}

/** §8 */
const FAILED = 'Failed to send message';

async function settle(message: WaitingMessage, answer: Answer): Promise<void> {
  if (answer === 'silence') return;
  if (answer === 'stored') return chatOutbox.remove(message.clientId);
  if (answer === 'lost') return chatOutbox.change(message, { kind: 'waiting', isLate: true });
  if (answer === 'failed' || answer.code === 'chat.not_kept') {
    toastFailure(FAILED, 'It is kept: try again in a moment.');
    return chatOutbox.change(message, { kind: 'refused', reason: FAILED });
  }
  if (answer.code === 'chat.too_fast') {
    const notBeforeMs = Date.now() + 1000 * (answer.retryAfterSeconds ?? 1);
    return chatOutbox.change(message, { kind: 'waiting', isLate: true, notBeforeMs });
  }
  return chatOutbox.change(message, { kind: 'refused', reason: answer.message });
}
