import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminUsersQuery, FIRST_USERS } from '../../../api/admin-users';
import type { AdminUser } from '../../../api/types';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { adminTabPath } from '../shared/admin-address';
import { Loaded } from '../shared/loaded';
import { UserFace } from '../users/user-parts';

const RICHEST = adminUsersQuery({ ...FIRST_USERS, sort: 'coins', order: 'desc', limit: 6 });

/** The richest users first (§2: the list of 'Coin Distribution'). */
export function RichestUsers() {
  const query = useQuery(RICHEST);
  const all = (
    <Link className="text-link" to={adminTabPath('users', { sort: 'coins', order: 'desc' })}>
      All users
    </Link>
  );
  return (
    <Panel id="users-coins" title="Users and their coins" accent="gold" aside={all}>
      <Loaded query={query} skeleton={240} failure="The users could not be loaded.">
        {({ users }) => <RichestList users={users} />}
      </Loaded>
    </Panel>
  );
}

function RichestList({ users }: { users: readonly AdminUser[] }) {
  const [richest] = users;
  if (richest === undefined) return <EmptyState title="No users found" />;
  return (
    <ul className="rows admin-coins__richest">
      {users.map((user) => (
        <li key={user.id}>
          <UserFace user={user} />
          <b className="ellipsis">{user.username}</b>
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect className="admin-coins__track" width={100} height={10} />
            <rect width={(100 * user.coins) / Math.max(1, richest.coins)} height={10} />
          </svg>
          <b className="figure">{user.coins.toLocaleString('en-US')}</b>
        </li>
      ))}
    </ul>
  );
}
