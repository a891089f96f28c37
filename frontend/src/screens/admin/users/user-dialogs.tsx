import type { AdminUser } from '../../../api/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { OneTimePasswordDialog } from './one-time-password.dialog';
import type { UserHandling } from './user-handling.hook';
import { UserFace } from './user-parts';

/** What is asked before it is done (§5), and the one time that a one-time password is shown. */
export function UserDialogs({ handling }: { handling: UserHandling }) {
  const { asked } = handling;
  if (asked === null) return null;
  if (asked.question === 'oneTimePassword') {
    return <OneTimePasswordDialog user={asked.user} onClose={handling.dismiss} />;
  }
  return <DeedDialog {...QUESTIONS[asked.question](asked.user)} user={asked.user} handling={handling} />;
}

interface DeedQuestion {
  title: string;
  description: string;
  confirmLabel: string;
  pendingLabel: string;
  deed: 'delete' | 'revokeAdmin' | 'signOut';
}

const QUESTIONS: Record<'delete' | 'revokeOwn' | 'signOut', (user: AdminUser) => DeedQuestion> = {
  delete: ({ username }) => ({
    title: `Delete User ${username}`,
    description: 'Are you sure you want to delete this user? This action cannot be undone.',
    confirmLabel: 'Delete User',
    pendingLabel: 'Deleting...',
    deed: 'delete',
  }),
  revokeOwn: () => ({
    title: 'Give up your admin rights?',
    description: 'The dashboard closes for you at once. Another administrator can let you in again.',
    confirmLabel: 'Give up',
    pendingLabel: 'Saving...',
    deed: 'revokeAdmin',
  }),
  signOut: ({ username }) => ({
    title: `Sign out ${username}?`,
    description: 'Every device of this user is signed out at once.',
    confirmLabel: 'Sign out',
    pendingLabel: 'Signing out...',
    deed: 'signOut',
  }),
};

function DeedDialog({
  deed,
  user,
  handling,
  title,
  ...texts
}: DeedQuestion & { user: AdminUser; handling: UserHandling }) {
  const heading = (
    <span className="admin-users__asked">
      <UserFace user={user} />
      {title}
    </span>
  );
  return (
    <ConfirmDialog
      {...texts}
      isOpen
      onOpenChange={(isOpen) => !isOpen && handling.dismiss()}
      title={heading}
      isPending={handling.pendingId !== null}
      onConfirm={() => handling.confirm(deed)}
    />
  );
}
