import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { olderMessages } from '../api/chat';
import { endSessionOn401 } from '../api/query-client';
import { sendFrame, useFrames, useSocketState } from '../api/socket';
import type { User } from '../api/types';
import { emptyList, withHistory, without, withNew, withOlder, withOwn } from './chat-list';
import type { ChatList } from './chat-list';
import type { WaitingMessage } from '../offline/chat-outbox';

export type ChatFeed = ReturnType<typeof useChatFeed>;

/**
 * Follows the chat while the component is mounted: the newest messages, further messages and removals, missed
 * messages after a lost connection, and older ones on request.
 *
 * @param isFollowing whether the user looks at the end of the list
 */
export function useChatFeed(isFollowing: () => boolean) {
  const { phase } = useSocketState();
  const [list, setList] = useState<ChatList>(emptyList);
  const older = useOlder(list, setList);

  const joinAnew = (): void => void sendFrame({ type: 'chat_join' });
  const join = useEffectEvent((): void => {
    const { heardUpTo, messages } = list;
    if (heardUpTo === 0) joinAnew();
    else sendFrame({ type: 'chat_join', after: heardUpTo, from: messages[0]?.id ?? heardUpTo });
  });
  useEffect(() => {
    if (phase !== 'open') return undefined;
    join();
    return () => void sendFrame({ type: 'chat_leave' });
  }, [phase]);

  useFrames('chat_history', ({ data }) => setList(withHistory(data)));
  useFrames('new_message', ({ data }) => {
    const isAtEnd = isFollowing();
    setList((known) => withNew(known, [data], isAtEnd));
  });
  useFrames('chat_missed', ({ data, removed, isComplete }) => {
    // A history follows, which replaces everything.
    if (!isComplete) return;
    const isAtEnd = isFollowing();
    setList((known) => withNew(without(known, removed), data, isAtEnd));
  });
  useFrames('message_removed', ({ data }) => setList((known) => without(known, [data.id])));
  return {
    list,
    older,
    /** Call it when the user sees the end of the list. */
    noteSeen: () => setList((known) => (known.unseen > 0 && known.isAtEnd ? { ...known, unseen: 0 } : known)),
    joinAnew,
    /** Adds an own message that the server has stored. */
    takeOwn: (written: WaitingMessage, id: number, writer: User) =>
      setList((known) => withOwn(known, ownMessage(written, id, writer))),
  };
}

function ownMessage({ message, clientId }: WaitingMessage, id: number, writer: User) {
  return {
    id,
    clientId,
    message,
    userId: writer.id,
    username: writer.username,
    isAdmin: writer.isAdmin,
    avatar: writer.avatarCustomization,
    profilePicture: writer.profilePicture,
    createdAt: new Date().toISOString(),
  };
}

/** Loads older messages, a page at a time. */
function useOlder(list: ChatList, setList: (change: (known: ChatList) => ChatList) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoading = useRef(false);
  const load = async (): Promise<void> => {
    const first = list.messages[0];
    if (first === undefined || !list.hasOlder || isLoading.current) return;
    isLoading.current = true;
    setState('loading');
    try {
      const { lines, before } = await olderMessages(first.id);
      setList((known) =>
        known.messages[0]?.id === first.id ? withOlder(known, lines, before !== null) : known,
      );
      setState('idle');
    } catch (error) {
      endSessionOn401(client, error);
      setState('failed');
    }
    isLoading.current = false;
  };
  return { state, load: () => void load() };
}
