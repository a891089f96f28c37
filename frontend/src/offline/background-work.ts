import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterRound } from '../api/games';
import { directMessageOutbox, sendWaitingDirectMessages } from './direct-messages';
import type { Outbox } from './outbox';
import type { Outgoing } from './outgoing';
import { startReconnection } from './reconnection';
import { startRetries } from './retry';
import { roundOutbox } from './round-outbox';
import { sendWaitingRounds } from './round-sender';
import { startTicketPrefetch } from './ticket-prefetch';

/**
 * Starts a signed-in member's background work: sends waiting rounds and messages to friends, prefetches tickets,
 * and reconnects to the server.
 *
 * @returns a stop function, to be called at the latest when the member signs out
 */
export function startBackgroundWork(client: QueryClient, userId: number): () => void {
  const stops = [
    keepSending(
      roundOutbox,
      (isWanted) => sendWaitingRounds(client, userId, isWanted),
      () => void invalidateAfterRound(client),
    ),
    keepSending(directMessageOutbox, (isWanted) => sendWaitingDirectMessages(client, userId, isWanted)),
    startTicketPrefetch(userId),
    startReconnection(client),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Sends what waits in an outbox. Screens send what they show themselves; this sends what failed there. */
function keepSending<Entry extends Outgoing>(
  outbox: Outbox<Entry>,
  send: (isWanted: () => boolean) => Promise<Error | null>,
  onSentElsewhere = (): void => undefined,
): () => void {
  const retries = startRetries(async (isWanted) => {
    const failure = await send(isWanted);
    if (failure !== null) throw failure;
    return null;
  });
  const stopFollowing = outbox.onChange((change, isElsewhere) => {
    if (change === 'gone' && isElsewhere) onSentElsewhere();
    // Whoever added the entry tries first; this sends it only if it is still there then.
    if (change === 'kept') retries.runSoon();
  });
  return () => {
    retries.stop();
    stopFollowing();
  };
}
