import { useState } from 'react';
import type { AdminUser } from '../../../api/types';
import { useAuth } from '../../../app/auth';
import { useUserActions } from './user-actions.hook';
import type { ActionName } from './user-actions.hook';

/** What is asked about before it is done. */
export type UserQuestion = 'delete' | 'revokeOwn' | 'oneTimePassword' | 'signOut';

/** What the rows of the list need for their buttons. */
export interface UserRowActions {
  act: (action: ActionName, user: AdminUser) => void;
  /** Whom something is being done to; null for nobody. */
  pendingId: number | null;
  /** Opens the question; not while something is being done, whose end would belong to another one. */
  ask: (question: UserQuestion, user: AdminUser) => void;
  /** What is being asked about whom; null when nothing is. */
  asked: { question: UserQuestion; user: AdminUser } | null;
  /** Closes the question that is open; not while it is being done. */
  dismiss: () => void;
  /** Does what is asked about, and closes the question when it is through. */
  confirm: (action: ActionName) => void;
  isOwn: (user: AdminUser) => boolean;
}

/** What is done, or being asked, about one of the users. */
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
