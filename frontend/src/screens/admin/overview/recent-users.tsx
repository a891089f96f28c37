import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminUsersQuery, FIRST_USERS } from '../../../api/admin-users';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { adminTabPath } from '../shared/admin-address';
import { UserFace, UserStatus } from '../users/user-parts';

/** Number of users shown (§9). */
const RECENT_USERS = 5;

/** The first five users (§2). */
export function RecentUsers() {
  const users = useQuery(adminUsersQuery({ ...FIRST_USERS, limit: RECENT_USERS }));
  const allUsers = (
    <Link to={adminTabPath('users')} className="meta text-ion overview-link">
      All users
    </Link>
  );
  return (
    <Panel id="recent-users" title="Recent Users" aside={allUsers} aria-busy={users.isPending}>
      {users.isPending && (
        <SkeletonGroup>
          {Array.from({ length: RECENT_USERS }, (_none, index) => (
            <Skeleton key={index} width="100%" height={44} className="recent-users__loading" />
          ))}
        </SkeletonGroup>
      )}
      {users.isError && users.data === undefined && (
        <div className="row wrap overview-failed">
          <p role="alert">The users could not be loaded.</p>
          <Button size="small" isPending={users.isFetching} onClick={() => void users.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {users.data && (
        <ul className="seams">
          {users.data.users.map((user) => (
            <li key={user.id} className="row recent-user">
              <UserFace user={user} />
              <span className="column grow">
                <b className="ellipsis" title={user.username}>
                  {user.username}
                </b>
                <span className="meta">{`ID ${user.id}`}</span>
              </span>
              <UserStatus isOnline={user.isOnline} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
