import { useEffect, useState } from 'react';
import { Navigate, NavigationType, Outlet, useNavigationType } from 'react-router-dom';
import { ButtonLink } from '../ui/button';
import { toastFailure } from '../ui/toast';
import { FallbackScreen } from './fallback-screen';
import { paths } from '../session/paths';
import { useSignedInUser } from './signed-in-user.hook';

const NO_PERMISSION = 'You do not have permission to access the admin dashboard.';

/**
 * Layout of the admin screens (§4, §6). A visitor signs in first and comes back. A member without the flag
 * who follows a link gets a toast and is redirected to '/'. One who opens the URL directly, or loses the flag
 * while the screen is open, sees 'Access Denied'. This is only about display: the server checks every request
 * itself.
 */
export function RequireAdmin() {
  const { user, instead } = useSignedInUser();
  return user === null ? instead : <AdminsOnly isAdmin={user.isAdmin} />;
}

function AdminsOnly({ isAdmin }: { isAdmin: boolean }) {
  // POP means that the URL was typed, reloaded or gone back to; everything else is a link of the site.
  const hasFollowedLink = useNavigationType() !== NavigationType.Pop;
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  useEffect(() => {
    if (!isAdmin) toastFailure('Access Denied', NO_PERMISSION);
  }, [isAdmin]);
  if (isAdmin) return <Outlet />;
  if (hasFollowedLink && !wasAdmin) return <Navigate to={paths.landing} replace />;
  return (
    <FallbackScreen title="Access Denied">
      <p>{NO_PERMISSION}</p>
      <ButtonLink variant="go" to={paths.landing}>
        Return Home
      </ButtonLink>
    </FallbackScreen>
  );
}
