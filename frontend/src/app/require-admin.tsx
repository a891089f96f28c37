import { useEffect, useState } from 'react';
import { Navigate, NavigationType, Outlet, useNavigationType } from 'react-router-dom';
import { ButtonLink } from '../ui/button';
import { toast } from '../ui/toast';
import { FallbackScreen } from './fallback-screen';
import { paths } from './paths';
import { useSignedInUser } from './signed-in-user.hook';

/**
 * Around what only admins see (§4, §6). A visitor signs in first and comes back. A member without the flag who follows a
 * link is told and taken to '/'; one who opens the address itself, or who loses the flag while the screen is open, sees
 * that access is denied. The server refuses every call by itself; this is about what is shown.
 */
export function RequireAdmin() {
  const { user, instead } = useSignedInUser();
  return user === null ? instead : <AdminsOnly isAdmin={user.isAdmin} />;
}

function AdminsOnly({ isAdmin }: { isAdmin: boolean }) {
  // POP is an address that was typed, reloaded or gone back to; everything else followed a link of the site.
  const hasFollowedLink = useNavigationType() !== NavigationType.Pop;
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  useEffect(() => {
    if (isAdmin) return;
    toast({ title: 'Access Denied', description: NO_PERMISSION, variant: 'destructive' });
  }, [isAdmin]);
  if (isAdmin) return <Outlet />;
  if (hasFollowedLink && !wasAdmin) return <Navigate to={paths.landing} replace />;
  return <AccessDenied />;
}

const NO_PERMISSION = 'You do not have permission to access the admin dashboard.';

function AccessDenied() {
  const home = (
    <ButtonLink variant="go" to={paths.landing}>
      Return Home
    </ButtonLink>
  );
  return (
    <FallbackScreen title="Access Denied" action={home}>
      {NO_PERMISSION}
    </FallbackScreen>
  );
}
