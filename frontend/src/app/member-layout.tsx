import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { QuietNavigation } from '../lib/quiet-navigation';
import { momentText } from '../lib/time-labels';
import { useAuth } from '../session/auth';
import { MEMBER_BADGES } from './member-badges';
import { Shell } from './shell/shell';
import { useSignedInUser } from './signed-in-user.hook';

// Loaded lazily: it reads the browser's storage, which the first render does not need.
const MemberStatus = lazy(async () => ({ default: (await import('./member-status')).MemberStatus }));

/** Layout of the screens that need sign-in (§2): navigation and screen. */
export function MemberLayout() {
  const { lastKnownAt, logout } = useAuth();
  const { user, instead } = useSignedInUser();
  const [isQuiet, setIsQuiet] = useState(false);
  if (user === null) return instead;
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
        badges={MEMBER_BADGES}
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

/** Tells that the data comes from the last visit. Not shown in a game, which has the whole screen. */
function LastKnownNote({ at }: { at: string }) {
  return (
    <p role="status" className="last-known meta">
      {`Offline: what you see is as of ${momentText(at)}.`}
    </p>
  );
}
