import { useState } from 'react';
import type { AdminUser } from '../../../api/types';
import { useAuth } from '../../../session/auth';
import { useUserActions } from './user-actions.hook';
import type { ActionName } from './user-actions.hook';

/** Actions that ask for confirmation. */
export type UserQuestion = 'delete' | 'revokeOwn' | 'oneTimePassword' | 'signOut';

/** State and callbacks for the buttons of the user rows. */
export type UserRowActions = ReturnType<typeof useUserRowActions>;

/** Holds the pending action and the open confirmation dialog of the user list. */
export function useUserRowActions() {
  const { user: self } = useAuth();
  const { act, pendingId } = useUserActions();
  const [asked, setAsked] = useState<{ question: UserQuestion; user: AdminUser } | null>(null);
  const isFree = pendingId === null;
  return {
    act,
    /** Id of the user an action is running on, or null. */
    pendingId,
    /** The open question and its user, or null. */
    asked,
    /** Opens the confirmation dialog. Ignored while an action is pending. */
    ask: (question: UserQuestion, user: AdminUser) => isFree && setAsked({ question, user }),
    /** Closes the open dialog. Ignored while an action is pending. */
    dismiss: () => isFree && setAsked(null),
    /** Runs the action and closes the dialog when it has finished. */
    confirm: (action: ActionName) => {
      if (asked !== null) act(action, asked.user, () => setAsked((open) => (open === asked ? null : open)));
    },
    isOwn: ({ id }: AdminUser) => id === self?.id,
  };
}
