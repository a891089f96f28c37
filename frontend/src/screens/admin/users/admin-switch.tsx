import type { AdminUser } from '../../../api/types';
import { Switch } from '../../../ui/switch';
import type { UserRowActions } from './user-row-actions.hook';
import { showDeniedToast } from './user-actions.hook';

/** Switch of the admin flag (§2). The owner's stays on; removing one's own asks for confirmation. */
export function AdminSwitch({ user, rowActions }: { user: AdminUser; rowActions: UserRowActions }) {
  const change = (isAdmin: boolean): void => {
    if (user.isOwner) showDeniedToast('The site owner must remain an administrator.');
    else if (rowActions.isOwn(user) && !isAdmin) rowActions.ask('revokeOwn', user);
    else rowActions.act(isAdmin ? 'grantAdmin' : 'revokeAdmin', user);
  };
  return (
    <span className="row gap-10 admin-users__switch">
      <Switch
        isOn={user.isAdmin}
        onChange={change}
        label={`Admin rights of ${user.username}`}
        aria-disabled={user.isOwner || rowActions.pendingId !== null || undefined}
      />
      <span aria-hidden="true">{user.isAdmin ? 'Admin' : 'User'}</span>
    </span>
  );
}
