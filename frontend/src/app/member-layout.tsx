import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { QuietNavigation } from '../lib/quiet-navigation';
import { Button } from '../ui/button';
import { useAuth } from './auth';
import { CalmScreen } from './calm-screen';
import { LoadingScreen } from './loading-screen';
import { paths } from './paths';
import { Shell } from './shell/shell';

/**
 * Around every screen that needs sign-in (§2): a visitor goes to /auth, which remembers where to come back to; a
 * member sees the navigation and the screen. A user that could not be loaded is not a visitor.
 */
export function MemberLayout() {
  const { user, isLoading, error, retry, logout } = useAuth();
  const [isQuiet, setIsQuiet] = useState(false);
  const location = useLocation();
  if (isLoading) return <LoadingScreen />;
  if (user === null && error !== null) return <NoAnswer onRetry={retry} />;
  if (user === null) {
    const from = location.pathname + location.search + location.hash;
    return <Navigate to={paths.auth} replace state={{ from }} />;
  }
  return (
    <QuietNavigation value={setIsQuiet}>
      <Shell user={user} onLogout={() => logout.mutate()} isLoggingOut={logout.isPending} isQuiet={isQuiet}>
        <Outlet />
      </Shell>
    </QuietNavigation>
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
