import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/api-error';
import { chatMutesQuery, muteMember, removeChatMessage, unmuteMember } from '../api/chat';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import type { ChatMessage } from '../api/types';
import { toast, toastFailure } from '../ui/toast';

/** An admin's action on a message or its author; `ban` is a mute that lasts until it is lifted. */
export type ModerationAction = 'remove' | 'mute' | 'ban' | 'unmute';

export interface Action {
  kind: ModerationAction;
  message: ChatMessage;
}

const SHORT_MUTE_MINUTES = 10;

const DONE: Readonly<Record<ModerationAction, (username: string) => string>> = {
  remove: () => 'Message deleted',
  mute: (username) => `${username} is muted for ${SHORT_MUTE_MINUTES} minutes`,
  ban: (username) => `${username} is banned from the chat`,
  unmute: (username) => `${username} may write again`,
};

export type Moderation = ReturnType<typeof useModeration>;

/** Provides the chat actions of admins; severe ones ask for confirmation. */
export function useModeration(isAdmin: boolean) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Action | null>(null);
  const { data: mutes = [] } = useQuery({ ...chatMutesQuery, enabled: isAdmin });
  const mutation = useOneAtATime(
    useMutation({
      mutationFn: ({ kind, message: { id, userId } }: Action) => {
        if (kind === 'remove') return removeChatMessage(id);
        if (kind === 'unmute') return unmuteMember(client, userId);
        return muteMember(client, userId, kind === 'mute' ? SHORT_MUTE_MINUTES : null);
      },
      onSuccess: (_done, { kind, message }) => {
        setAsked(null);
        toast({ title: DONE[kind](message.username), variant: 'success' });
      },
      onError: (error) => {
        setAsked(null);
        toastFailure('That did not work', messageOf(error, 'Please try again later.'));
      },
    }),
  );
  return {
    isAdmin,
    asked,
    isPending: mutation.isPending,
    isMuted: (userId: number) => mutes.some((mute) => mute.userId === userId),
    begin: (action: Action) => {
      if (action.kind === 'remove' || action.kind === 'ban') setAsked(action);
      else mutation.mutate(action);
    },
    confirm: () => {
      if (asked !== null) mutation.mutate(asked);
    },
    dismiss: () => setAsked(null),
  };
}
