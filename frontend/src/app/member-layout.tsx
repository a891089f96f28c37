import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { QuietNavigation } from '../lib/quiet-navigation';
import { Button } from '../ui/button';
import { useAuth } from './auth';
import { CalmScreen } from './calm-screen';
import { LoadingScreen } from './loading-screen';
import { MEMBER_NEWS } from './member-news';
import { paths } from './paths';
import { Shell } from './shell/shell';

// It reads what the browser keeps, which no first sight needs.
const MemberStatus = lazy(async () => ({ default: (await import('./member-status')).MemberStatus }));

/**
 * Around every screen that needs sign-in (§2): a visitor goes to /auth, which remembers where to come back to; a
 * member sees the navigation and the screen. A user that could not be loaded is not a visitor.
 */
export function MemberLayout() {
  const { user, isLoading, lastKnownAt, error, retry, logout } = useAuth();
  const [isQuiet, setIsQuiet] = useState(false);
  const location = useLocation();
  if (isLoading) return <LoadingScreen />;
  if (user === null && error !== null) return <NoAnswer onRetry={retry} />;
  if (user === null) {
    const from = location.pathname + location.search + location.hash;
    return <Navigate to={paths.auth} replace state={{ from }} />;
  }
  const status = (
    <Suspense>
      <MemberStatus userId={user.id} isOffline={lastKnownAt !== null} />
    </Suspense>
  );
  return (
    <QuietNavigation value={setIsQuiet}>
      <Shell
        user={user}
        status={status}
        news={MEMBER_NEWS}
        onLogout={() => logout.mutate()}
        isLoggingOut={logout.isPending}
        isQuiet={isQuiet}
      >
        {lastKnownAt !== null && <LastKnownNote at={lastKnownAt} />}
        <Outlet />
      </Shell>
    </QuietNavigation>
  );
}

const asOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Says that what is shown comes from the last visit; a game has the whole screen to itself. */
function LastKnownNote({ at }: { at: string }) {
  return (
    <p role="status" className="last-known meta">
      {`Offline: what you see is as of ${asOf.format(new Date(at))}.`}
    </p>
  );
}

function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button variant="go" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <CalmScreen title="No answer from the squad" action={retry}>
      We could not find out who you are. You are still signed in; check the connection and try again.
    </CalmScreen>
  );
}
