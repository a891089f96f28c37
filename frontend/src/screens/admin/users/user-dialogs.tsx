import type { AdminUser } from '../../../api/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { OneTimePasswordDialog } from './one-time-password.dialog';
import type { UserRowActions } from './user-row-actions.hook';
import { UserFace } from './user-parts';

/** Confirmation dialogs (§5), and the dialog of the one-time password. */
export function UserDialogs({ rowActions }: { rowActions: UserRowActions }) {
  const { asked } = rowActions;
  if (asked === null) return null;
  if (asked.question === 'oneTimePassword') {
    return <OneTimePasswordDialog user={asked.user} onClose={rowActions.dismiss} />;
  }
  const { action, title, ...texts } = QUESTIONS[asked.question](asked.user);
  const heading = (
    <span className="row gap-12">
      <UserFace user={asked.user} />
      {title}
    </span>
  );
  return (
    <ConfirmDialog
      {...texts}
      isOpen
      onOpenChange={(isOpen) => !isOpen && rowActions.dismiss()}
      title={heading}
      isPending={rowActions.pendingId !== null}
      onConfirm={() => rowActions.confirm(action)}
    />
  );
}

interface ActionQuestion {
  title: string;
  description: string;
  confirmLabel: string;
  pendingLabel: string;
  action: 'delete' | 'revokeAdmin' | 'signOut';
}

const QUESTIONS: Record<'delete' | 'revokeOwn' | 'signOut', (user: AdminUser) => ActionQuestion> = {
  delete: ({ username }) => ({
    title: `Delete User ${username}`,
    description: 'Are you sure you want to delete this user? This action cannot be undone.',
    confirmLabel: 'Delete User',
    pendingLabel: 'Deleting...',
    action: 'delete',
  }),
  revokeOwn: () => ({
    title: 'Give up your admin rights?',
    description: 'The dashboard closes for you at once. Another administrator can let you in again.',
    confirmLabel: 'Give up',
    pendingLabel: 'Saving...',
    action: 'revokeAdmin',
  }),
  signOut: ({ username }) => ({
    title: `Sign out ${username}?`,
    description: 'Every device of this user is signed out at once.',
    confirmLabel: 'Sign out',
    pendingLabel: 'Signing out...',
    action: 'signOut',
  }),
};
