import { useState } from 'react';
import type { AdminUser } from '../../../api/types';
import { useAuth } from '../../../app/auth';
import { useUserDeeds } from './user-deeds.hook';
import type { DeedName } from './user-deeds.hook';

/** What is asked about before it is done. */
export type UserQuestion = 'delete' | 'revokeOwn' | 'oneTimePassword' | 'signOut';

/** What the rows of the list need for their buttons. */
export interface UserHandling {
  act: (deed: DeedName, user: AdminUser) => void;
  /** Whom something is being done to; null for nobody. */
  pendingId: number | null;
  /** Opens the question; not while something is being done, whose end would belong to another one. */
  ask: (question: UserQuestion, user: AdminUser) => void;
  /** What is being asked about whom; null when nothing is. */
  asked: { question: UserQuestion; user: AdminUser } | null;
  /** Closes the question that is open; not while it is being done. */
  dismiss: () => void;
  /** Does what is asked about, and closes the question when it is through. */
  confirm: (deed: DeedName) => void;
  isOwn: (user: AdminUser) => boolean;
}

/** What is done, or being asked, about one of the users. */
export function useUserHandling(): UserHandling {
  const { user: self } = useAuth();
  const { act, pendingId } = useUserDeeds();
  const [asked, setAsked] = useState<UserHandling['asked']>(null);
  const isFree = pendingId === null;
  return {
    act,
    pendingId,
    asked,
    ask: (question, user) => isFree && setAsked({ question, user }),
    dismiss: () => isFree && setAsked(null),
    confirm: (deed) => {
      if (asked !== null) act(deed, asked.user, () => setAsked((open) => (open === asked ? null : open)));
    },
    isOwn: ({ id }) => id === self?.id,
  };
}
