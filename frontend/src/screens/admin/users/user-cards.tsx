import type { AdminUser } from '../../../api/types';
import { AdminSwitch } from './admin-switch';
import { UserActions } from './user-actions';
import type { UserRowActions } from './user-row-actions.hook';
import { UserName, UserStatus } from './user-parts';

/** The users as cards, for windows too narrow for a table. */
export function UserCards({
  users,
  rowActions,
}: {
  users: readonly AdminUser[];
  rowActions: UserRowActions;
}) {
  return (
    <ul className="admin-users__cards" aria-label="All Users">
      {users.map((user) => (
        <li key={user.id} data-asked={rowActions.asked?.user.id === user.id || undefined}>
          <div className="admin-users__card-row">
            <UserName user={user} />
            <UserStatus isOnline={user.isOnline} />
          </div>
          <div className="admin-users__card-row">
            <span className="meta">
              ID {user.id} · <b className="admin-users__coins">{user.coins.toLocaleString('en-US')}</b>{' '}
              {user.coins === 1 ? 'coin' : 'coins'}
            </span>
            <AdminSwitch user={user} rowActions={rowActions} />
          </div>
          <UserActions user={user} rowActions={rowActions} />
        </li>
      ))}
    </ul>
  );
}
