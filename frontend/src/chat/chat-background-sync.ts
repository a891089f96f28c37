import { onSocketState, socketState } from '../api/socket';
import { inOneTab } from '../offline/one-tab';
import { messagesOf, onMessageOutboxChange } from './message-outbox';
import { sendWaitingMessages } from './message-sender';
import { isWaiting } from '../offline/waiting-message';

/** The tab in which a message was written sends it first; the others see to what is left. */
const OTHER_TABS_FIRST_MS = 3000;

/**
 * Sends a member's messages of the chat, on whichever screen: those written now, and those that waited for the
 * connection. One tab does it at a time.
 *
 * @returns a stop function, at the latest when the member is gone
 */
export function startChatBackgroundSync(userId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Again right after this run: something has changed meanwhile. */
  const queue = { isRunning: false, hasMore: false };
  let isStopped = false;

  const sendInOneTab = async (): Promise<number | null> => {
    if (!(await messagesOf(userId)).some(isWaiting)) return null;
    return inOneTab('send-messages', () => sendWaitingMessages(userId, () => !isStopped));
  };
  const run = async (): Promise<void> => {
    if (queue.isRunning) {
      queue.hasMore = true;
      return;
    }
    Object.assign(queue, { isRunning: true, hasMore: false });
    const pauseMs = await sendInOneTab();
    queue.isRunning = false;
    if (queue.hasMore) runIn(0);
    else if (pauseMs !== null) runIn(pauseMs);
  };
  const runIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds);
  };
  const stops = [
    onMessageOutboxChange((isElsewhere) => runIn(isElsewhere ? OTHER_TABS_FIRST_MS : 0)),
    onSocketState(() => {
      if (socketState().phase === 'open') runIn(0);
    }),
  ];
  runIn(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
