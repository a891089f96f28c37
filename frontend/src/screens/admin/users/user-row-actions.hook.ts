import { useState } from 'react';
import type { AdminUser } from '../../../api/types';
import { useAuth } from '../../../session/auth';
import { useUserActions } from './user-actions.hook';
import type { ActionName } from './user-actions.hook';

/** Actions that ask for confirmation. */
export type UserQuestion = 'delete' | 'revokeOwn' | 'oneTimePassword' | 'signOut';

/** State and callbacks for the buttons of the user rows. */
export interface UserRowActions {
  act: (action: ActionName, user: AdminUser) => void;
  /** Id of the user an action is running on, or null. */
  pendingId: number | null;
  /** Opens the confirmation dialog. Ignored while an action is pending. */
  ask: (question: UserQuestion, user: AdminUser) => void;
  /** The open question and its user, or null. */
  asked: { question: UserQuestion; user: AdminUser } | null;
  /** Closes the open dialog. Ignored while an action is pending. */
  dismiss: () => void;
  /** Runs the action and closes the dialog when it has finished. */
  confirm: (action: ActionName) => void;
  isOwn: (user: AdminUser) => boolean;
}

/** Holds the pending action and the open confirmation dialog of the user list. */
export function useUserRowActions(): UserRowActions {
  const { user: self } = useAuth();
  const { act, pendingId } = useUserActions();
  const [asked, setAsked] = useState<UserRowActions['asked']>(null);
  const isFree = pendingId === null;
  return {
    act,
    pendingId,
    asked,
    ask: (question, user) => isFree && setAsked({ question, user }),
    dismiss: () => isFree && setAsked(null),
    confirm: (action) => {
      if (asked !== null) act(action, asked.user, () => setAsked((open) => (open === asked ? null : open)));
    },
    isOwn: ({ id }) => id === self?.id,
  };
}
