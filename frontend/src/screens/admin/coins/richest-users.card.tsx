import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminUsersQuery, FIRST_USERS } from '../../../api/admin-users';
import { EmptyState } from '../../../ui/empty-state';
import { FailedPanel } from '../../../ui/failed-panel';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { adminTabPath } from '../shared/admin-address';
import { UserFace } from '../users/user-parts';

const RICHEST = adminUsersQuery({ ...FIRST_USERS, sort: 'coins', order: 'desc', limit: 6 });

/** The richest users first (§2: the list of 'Coin Distribution'). */
export function RichestUsers() {
  const { data, isPending, isFetching, refetch } = useQuery(RICHEST);
  const most = Math.max(1, data?.users[0]?.coins ?? 0);
  return (
    <Card aria-labelledby="users-coins">
      <CardHeader id="users-coins" title="Users and their coins" accent="gold">
        <Link className="text-link" to={adminTabPath('users', { sort: 'coins', order: 'desc' })}>
          All users
        </Link>
      </CardHeader>
      {isPending ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={240} />
        </SkeletonGroup>
      ) : data === undefined ? (
        <FailedPanel
          sentence="The users could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data.users.length === 0 ? (
        <EmptyState title="No users found" />
      ) : (
        <ul className="rows admin-coins__richest">
          {data.users.map((user) => (
            <li key={user.id}>
              <UserFace user={user} />
              <b>{user.username}</b>
              <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect className="admin-coins__track" width={100} height={10} />
                <rect className="admin-coins__bar" width={(100 * user.coins) / most} height={10} />
              </svg>
              <b className="figure">{user.coins.toLocaleString('en-US')}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
