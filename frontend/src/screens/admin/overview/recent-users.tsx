import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminUsersQuery, FIRST_USERS } from '../../../api/admin-users';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { Button } from '../../../ui/button';
import { adminTabPath } from '../shared/admin-address';
import { UserFace, UserStatus } from '../users/user-parts';

/** Number of users shown (§9). */
const RECENT_USERS = 5;

/** The first five users (§2). */
export function RecentUsers() {
  const users = useQuery(adminUsersQuery({ ...FIRST_USERS, limit: RECENT_USERS }));
  return (
    <Card aria-labelledby="recent-users" aria-busy={users.isPending}>
      <CardHeader id="recent-users" title="Recent Users" accent="slime">
        <Link to={adminTabPath('users')} className="overview-link">
          All users
        </Link>
      </CardHeader>
      {users.isPending && (
        <SkeletonGroup>
          {Array.from({ length: RECENT_USERS }, (_none, index) => (
            <Skeleton key={index} width="100%" height={44} className="recent-users__loading" />
          ))}
        </SkeletonGroup>
      )}
      {users.isError && users.data === undefined && (
        <div className="overview-failed">
          <p role="alert">The users could not be loaded.</p>
          <Button size="small" isPending={users.isFetching} onClick={() => void users.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {users.data && (
        <ul className="recent-users">
          {users.data.users.map((user) => (
            <li key={user.id}>
              <UserFace user={user} />
              <span className="recent-users__who">
                <b title={user.username}>{user.username}</b>
                <span className="meta">ID {user.id}</span>
              </span>
              <UserStatus isOnline={user.isOnline} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
