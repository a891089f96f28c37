import type { QueryClient } from '@tanstack/react-query';
import { catchUpOnPushes, subscribeToPushes } from '../api/pushes';
import { sendFrame } from '../api/socket';
import { keepSocket } from '../api/socket-connection';
import { startChatBackgroundSync } from '../chat/chat-background-sync';
import { currentGame, onGameChange } from '../lib/current-game';
import { handleSessionEnd } from '../session/session-end';

/**
 * Keeps a signed-in member's tab connected to the server: opens one socket, handles its pushes, and sends
 * waiting chat messages.
 *
 * @returns a stop function, to be called at the latest when the member is gone
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
      // After the session has ended, the socket is refused without a reason; a request shows it.
      onUnreachable: () => void handleSessionEnd(client, userId),
      onSessionOver: () =>
        void handleSessionEnd(client, userId).then((isStillThere) => {
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
