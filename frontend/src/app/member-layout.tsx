import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { QuietNavigation } from '../lib/quiet-navigation';
import { momentText } from '../lib/time-labels';
import { useAuth } from '../session/auth';
import { MemberShell } from './member-shell';
import { useSignedInUser } from './signed-in-user.hook';

/** Layout of the screens that need sign-in (§2): navigation and screen. */
export function MemberLayout() {
  const { lastKnownAt } = useAuth();
  const { user, instead } = useSignedInUser();
  const [isQuiet, setIsQuiet] = useState(false);
  if (user === null) return instead;
  return (
    <QuietNavigation value={setIsQuiet}>
      <MemberShell user={user} isQuiet={isQuiet}>
        {/* Not shown in a game, which has the whole screen. */}
        {lastKnownAt !== null && (
          <p role="status" className="last-known meta text-ember-text">
            {`Offline: what you see is as of ${momentText(lastKnownAt)}.`}
          </p>
        )}
        <Outlet />
      </MemberShell>
    </QuietNavigation>
  );
}
