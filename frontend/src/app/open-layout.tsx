import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Brand } from '../ui/brand';
import { ButtonLink } from '../ui/button';
import { SkipLink } from '../ui/skip-link';
import { useAuth } from '../session/auth';
import { LoadingScreen } from './loading-screen';
import { MEMBER_BADGES } from './member-badges';
import { paths } from '../session/paths';
import { Shell } from './shell/shell';
import './open-layout.css';

// Loaded lazily: it reads the browser's storage, which the first render does not need.
const MemberStatus = lazy(async () => ({ default: (await import('./member-status')).MemberStatus }));

/**
 * Layout of the public screens: a member sees the navigation, a visitor the brand and a sign-in link, which
 * returns here (§2).
 */
export function OpenLayout() {
  const { user, isLoading, lastKnownAt, logout } = useAuth();
  if (isLoading) return <LoadingScreen />;
  if (user === null) return <VisitorFrame />;
  const status = (
    <Suspense>
      <MemberStatus userId={user.id} isOffline={lastKnownAt !== null} />
    </Suspense>
  );
  return (
    <Shell
      user={user}
      status={status}
      badges={MEMBER_BADGES}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
    >
      <Outlet />
    </Shell>
  );
}

function VisitorFrame() {
  const { pathname } = useLocation();
  return (
    <div className="open planet-limb">
      <SkipLink />
      <header className="open__header">
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
