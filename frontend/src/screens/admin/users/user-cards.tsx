import { AdminSwitch } from './admin-switch';
import { UserActions } from './user-actions';
import { UserName, UserStatus } from './user-parts';
import type { UsersTableProps } from './users-table';

/** The users as cards, for windows too narrow for a table. */
export function UserCards({ users, rowActions }: Pick<UsersTableProps, 'users' | 'rowActions'>) {
  return (
    <ul className="seams admin-users__cards" aria-label="All Users">
      {users.map((user) => (
        <li
          key={user.id}
          data-asked={rowActions.asked?.user.id === user.id || undefined}
          className="column gap-12"
        >
          <div className="row apart admin-users__card-row">
            <UserName user={user} />
            <UserStatus isOnline={user.isOnline} />
          </div>
          <div className="row wrap apart admin-users__card-row">
            <span className="meta">
              {`ID ${user.id} · `}
              <b className="text-gold admin-users__coins">{user.coins.toLocaleString('en-US')}</b>{' '}
              <span>{user.coins === 1 ? 'coin' : 'coins'}</span>
            </span>
            <AdminSwitch user={user} rowActions={rowActions} />
          </div>
          <UserActions user={user} rowActions={rowActions} />
        </li>
      ))}
    </ul>
  );
}
