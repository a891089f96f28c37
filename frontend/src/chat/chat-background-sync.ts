import { onSocketState, socketState } from '../api/socket';
import { inOneTab } from '../offline/one-tab';
import { messagesOf, onMessageOutboxChange } from './message-outbox';
import { sendWaitingMessages } from './message-sender';
import { isWaiting } from '../offline/waiting-message';

/** Delay for other tabs: the tab in which a message was written sends it first. */
const OTHER_TABS_FIRST_MS = 3000;

/**
 * Sends a member's chat messages on every screen: new ones, and those that waited for the connection. Only
 * one tab sends at a time.
 *
 * @returns a stop function, to be called at the latest when the member signs out
 */
export function startChatBackgroundSync(userId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** `hasMore`: something changed during the run, so another one follows. */
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
