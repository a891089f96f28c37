import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { User } from '../api/types';
import { Button } from '../ui/button';
import { useAuth } from '../session/auth';
import { FallbackScreen } from './fallback-screen';
import { LoadingScreen } from './loading-screen';
import { paths, registerLink } from '../session/paths';

type SignedIn = { user: User; instead: null } | { user: null; instead: ReactElement };

/**
 * Returns the signed-in user, or what to render `instead`: a visitor is redirected to /auth, which returns to
 * the current URL; to its Register tab if nobody was signed in with this browser. A failure to load the user shows
 * a retry instead of the sign-in.
 */
export function useSignedInUser(): SignedIn {
  const { user, isLoading, error, retry } = useAuth();
  const location = useLocation();
  if (isLoading) return { user: null, instead: <LoadingScreen /> };
  if (user !== null) return { user, instead: null };
  if (error !== null) return { user, instead: <NoAnswer onRetry={retry} /> };
  const from = location.pathname + location.search + location.hash;
  // The hint outlives the session.
  const hasBeenHere = document.cookie.includes('signed_in=');
  const to = hasBeenHere ? paths.auth : registerLink;
  return { user, instead: <Navigate to={to} replace state={{ from }} /> };
}

function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <FallbackScreen title="No answer from the squad">
      <p>We could not find out who you are. You are still signed in; check the connection and try again.</p>
      <Button variant="go" onClick={onRetry}>
        Try again
      </Button>
    </FallbackScreen>
  );
}
