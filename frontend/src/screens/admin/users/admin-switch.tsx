import type { AdminUser } from '../../../api/types';
import { Switch } from '../../../ui/switch';
import type { UserHandling } from './user-handling.hook';
import { sayDenied } from './user-deeds.hook';

/** The toggle of the admin flag (§2): the owner's stays on, one's own is asked about. */
export function AdminSwitch({ user, handling }: { user: AdminUser; handling: UserHandling }) {
  const change = (isAdmin: boolean): void => {
    if (user.isOwner) sayDenied('The site owner must remain an administrator.');
    else if (handling.isOwn(user) && !isAdmin) handling.ask('revokeOwn', user);
    else handling.act(isAdmin ? 'grantAdmin' : 'revokeAdmin', user);
  };
  return (
    <span className="admin-users__switch">
      <Switch
        isOn={user.isAdmin}
        onChange={change}
        label={`Admin rights of ${user.username}`}
        aria-disabled={user.isOwner || handling.pendingId !== null || undefined}
      />
      <span aria-hidden="true">{user.isAdmin ? 'Admin' : 'User'}</span>
    </span>
  );
}
