import type { QueryClient } from '@tanstack/react-query';
import { catchUpOnPushes, followPushes } from '../api/pushes';
import { sendFrame } from '../api/socket';
import { keepSocket } from '../api/socket-connection';
import { startChatCourier } from '../chat/chat-courier';
import { currentGame, onGameChange } from '../lib/current-game';
import { followSessionEnd } from './session-end';

/**
 * Keeps a signed-in member's tab in touch with the server: one socket, what it says is followed, and messages of the
 * chat that wait are sent.
 *
 * @returns the way to stop, at the latest when the member is gone
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
        if (currentGame() !== null) tellActivity();
      },
      // A session that is over refuses the socket without a word; a call tells.
      onUnreachable: () => void followSessionEnd(client, userId),
      onSessionOver: () =>
        void followSessionEnd(client, userId).then((isStillThere) => {
          if (isStillThere && !isStopped) open();
        }),
    });
  };
  const stops = [followPushes(client, userId), onGameChange(tellActivity), startChatCourier(userId)];
  open();
  return () => {
    isStopped = true;
    close();
    for (const stop of stops) stop();
  };
}

function tellActivity(): void {
  sendFrame({ type: 'activity', data: { game: currentGame() } });
}
