import type { AdminUser } from '../../../api/types';
import { AdminSwitch } from './admin-switch';
import { UserActions } from './user-actions';
import type { UserHandling } from './user-handling.hook';
import { UserName, UserStatus } from './user-parts';

/** The users as cards, where a table is too wide. */
export function UserCards({ users, handling }: { users: readonly AdminUser[]; handling: UserHandling }) {
  return (
    <ul className="admin-users__cards" aria-label="All Users">
      {users.map((user) => (
        <li key={user.id} data-asked={handling.asked?.user.id === user.id || undefined}>
          <div className="admin-users__card-row">
            <UserName user={user} />
            <UserStatus isOnline={user.isOnline} />
          </div>
          <div className="admin-users__card-row">
            <span className="meta">
              ID {user.id} · <b className="admin-users__coins">{user.coins.toLocaleString('en-US')}</b>{' '}
              {user.coins === 1 ? 'coin' : 'coins'}
            </span>
            <AdminSwitch user={user} handling={handling} />
          </div>
          <UserActions user={user} handling={handling} />
        </li>
      ))}
    </ul>
  );
}
