import { useState } from 'react';
import type { AdminUser } from '../../../api/types';
import { useAuth } from '../../../app/auth';
import { useUserDeeds } from './user-deeds.hook';
import type { DeedName } from './user-deeds.hook';

/** What is asked about before it is done. */
export type UserQuestion = 'delete' | 'revokeOwn' | 'oneTimePassword' | 'signOut';

/** What the rows of the list need for their buttons. */
export interface UserHandling {
  act: (deed: DeedName, user: AdminUser, whenDone?: () => void) => void;
  /** Whom something is being done to; null for nobody. */
  pendingId: number | null;
  /** Opens the question. */
  ask: (question: UserQuestion, user: AdminUser) => void;
  /** What is being asked about whom; null when nothing is. */
  asked: { question: UserQuestion; user: AdminUser } | null;
  dismiss: () => void;
  isOwn: (user: AdminUser) => boolean;
}

/** What is done, or being asked, about one of the users. */
export function useUserHandling(): UserHandling {
  const { user: self } = useAuth();
  const { act, pendingId } = useUserDeeds();
  const [asked, setAsked] = useState<UserHandling['asked']>(null);
  return {
    act,
    pendingId,
    asked,
    ask: (question, user) => setAsked({ question, user }),
    dismiss: () => setAsked(null),
    isOwn: ({ id }) => id === self?.id,
  };
}
