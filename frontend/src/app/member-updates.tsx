import { lazy, Suspense } from 'react';
import type { NavigationBadges } from './shell/shell';

// What waits is asked of the server: no first sight needs it.
const Bell = lazy(async () => ({ default: (await import('./shell/bell')).Bell }));
const FriendsBadge = lazy(async () => ({ default: (await import('./shell/friends-badge')).FriendsBadge }));

/** What the navigation of a member tells that waits for them. */
export const MEMBER_UPDATES: NavigationBadges = {
  railBell: (
    <Suspense>
      <Bell place="rail" />
    </Suspense>
  ),
  phoneBell: (
    <Suspense>
      <Bell place="phone" />
    </Suspense>
  ),
  friendsBadge: (
    <Suspense>
      <FriendsBadge />
    </Suspense>
  ),
};
