import { Outlet, useLocation } from 'react-router-dom';
import { Brand } from '../ui/brand';
import { ButtonLink } from '../ui/button';
import { SkipLink } from '../ui/skip-link';
import { useAuth } from '../session/auth';
import { LoadingScreen } from './loading-screen';
import { MemberShell } from './member-shell';
import { paths } from '../session/paths';
import './open-layout.css';

/**
 * Layout of the public screens: a member sees the navigation, a visitor the brand and a sign-in link, which
 * returns here (§2).
 */
export function OpenLayout() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <LoadingScreen />;
  if (user === null) return <VisitorFrame />;
  return (
    <MemberShell user={user}>
      <Outlet />
    </MemberShell>
  );
}

function VisitorFrame() {
  const { pathname } = useLocation();
  return (
    <div className="planet-limb">
      <SkipLink />
      <header className="open__header row apart">
        <Brand to={paths.landing} />
        <ButtonLink to={paths.auth} state={{ from: pathname }} size="small">
          Log In
        </ButtonLink>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
