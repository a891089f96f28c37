import { asleep } from 'game-scenes/art-core/mascot-poses';
import { plainLook } from 'game-scenes/art-core/plain-look';
import Flag from 'lucide-react/icons/flag';
import { useLocation } from 'react-router-dom';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card } from '../../ui/card';
import { Spinner } from '../../ui/spinner';

const ASLEEP = asleep(plainLook('orange'));

/** Wording of §2 and §8. */
export const loadingFailed = 'Error loading transactions. Please try again later.';

export function LoadingPanel() {
  return (
    <Card as="div" className="center gap-16 coin-history__state" role="status">
      <Spinner size={32} />
      <p className="meta">Loading...</p>
    </Card>
  );
}

/** Shown when the member has not earned coins by racing yet (§2). */
export function NoCoinsPanel() {
  const races = (
    <ButtonLink variant="go" to={paths.racing}>
      <Flag size={18} aria-hidden="true" />
      View Upcoming Races
    </ButtonLink>
  );
  return (
    <Card as="div" className="coin-history__empty">
      <EmptyState title="No Racing Coins Yet" heading="h2" drawing={ASLEEP} action={races}>
        You haven&apos;t earned any coins from racing yet. Participate in races to start earning!
      </EmptyState>
    </Card>
  );
}

/** Shown to visitors, for whom nothing is requested (§6). */
export function SignedOutPanel() {
  const { pathname } = useLocation();
  const signIn = (
    <ButtonLink variant="go" to={paths.auth} state={{ from: pathname }}>
      Log In
    </ButtonLink>
  );
  return (
    <Card as="div" className="coin-history__empty">
      <EmptyState title="You are not signed in" heading="h2" drawing={ASLEEP} action={signIn}>
        Log in to see the coins that your races have brought home.
      </EmptyState>
    </Card>
  );
}
