import { useEffect, useState } from 'react';
import { messagesOf, onMessageOutboxChange } from './message-outbox';
import type { WaitingMessage } from '../offline/waiting-message';

/** Returns the member's messages that the chat has not stored yet, in the order they were written. */
export function useWaitingMessages(userId: number): readonly WaitingMessage[] {
  const [known, setKnown] = useState<readonly WaitingMessage[]>([]);
  useEffect(() => {
    let isWanted = true;
    let newestLook = 0;
    const look = (): void => {
      newestLook += 1;
      const mine = newestLook;
      void messagesOf(userId).then((messages) => {
        if (isWanted && mine === newestLook) setKnown(messages);
      });
    };
    const stop = onMessageOutboxChange(look);
    look();
    return () => {
      isWanted = false;
      stop();
    };
  }, [userId]);
  return known.filter((message) => message.userId === userId);
}
