import type { QueryClient } from '@tanstack/react-query';
import { catchUpOnPushes, subscribeToPushes } from '../api/pushes';
import { sendFrame } from '../api/socket';
import { keepSocket } from '../api/socket-connection';
import { startChatBackgroundSync } from '../chat/chat-background-sync';
import { currentGame, onGameChange } from '../lib/current-game';
import { subscribeToSessionEnd } from './session-end';

/**
 * Keeps a signed-in member's tab in touch with the server: one socket, what it says is followed, and messages of the
 * chat that wait are sent.
 *
 * @returns a stop function, at the latest when the member is gone
 */
export function startLiveWork(client: QueryClient, userId: number): () => void {
  let isStopped = false;
  let isFirst = true;
  let close = (): void => undefined;
  const open = (): void => {
    close = keepSocket({
      onOpen: () => {
        catchUpOnPushes(client, isFirst);
        isFirst = false;
        if (currentGame() !== null) sendActivity();
      },
      // A session that is over refuses the socket without a word; a call tells.
      onUnreachable: () => void subscribeToSessionEnd(client, userId),
      onSessionOver: () =>
        void subscribeToSessionEnd(client, userId).then((isStillThere) => {
          if (isStillThere && !isStopped) open();
        }),
    });
  };
  const stops = [
    subscribeToPushes(client, userId),
    onGameChange(sendActivity),
    startChatBackgroundSync(userId),
  ];
  open();
  return () => {
    isStopped = true;
    close();
    for (const stop of stops) stop();
  };
}

function sendActivity(): void {
  sendFrame({ type: 'activity', data: { game: currentGame() } });
}
