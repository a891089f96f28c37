import { lazy, Suspense } from 'react';
import type { NavigationBadges } from './shell/navigation';

// Loaded lazily: they send requests, which the first render does not need.
const Bell = lazy(async () => ({ default: (await import('./shell/bell')).Bell }));
const FriendsBadge = lazy(async () => ({ default: (await import('./shell/friends-badge')).FriendsBadge }));

/** Badges in a member's navigation. */
export const MEMBER_BADGES: NavigationBadges = {
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
