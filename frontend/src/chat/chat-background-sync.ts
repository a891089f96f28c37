import { onSocketState, socketState } from '../api/socket';
import { chatOutbox } from '../offline/chat-outbox';
import { inOneTab } from '../offline/one-tab';
import { startRetries } from '../offline/retry';
import { sendWaitingMessages } from './message-sender';

/** Delay for other tabs: the tab in which a message was written sends it first. */
const OTHER_TABS_FIRST_MS = 3000;

/**
 * Sends a member's chat messages on every screen: new ones, and those that waited for the connection. Only
 * one tab sends at a time.
 *
 * @returns a stop function, to be called at the latest when the member signs out
 */
export function startChatBackgroundSync(userId: number): () => void {
  const retries = startRetries(async (isWanted) => {
    if ((await chatOutbox.waitingOf(userId)).length === 0) return null;
    return inOneTab('send-messages', () => sendWaitingMessages(userId, isWanted));
  });
  const stops = [
    chatOutbox.onChange((_change, isElsewhere) => retries.runIn(isElsewhere ? OTHER_TABS_FIRST_MS : 0)),
    onSocketState(() => {
      if (socketState().phase === 'open') retries.runIn(0);
    }),
    retries.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
