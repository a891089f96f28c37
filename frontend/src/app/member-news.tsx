import { lazy, Suspense } from 'react';
import type { NavigationNews } from './shell/shell';

// What waits is asked of the server: no first sight needs it.
const Bell = lazy(async () => ({ default: (await import('./shell/bell')).Bell }));
const FriendsMark = lazy(async () => ({ default: (await import('./shell/friends-mark')).FriendsMark }));

/** What the navigation of a member tells that waits for them. */
export const MEMBER_NEWS: NavigationNews = {
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
  friendsMark: (
    <Suspense>
      <FriendsMark />
    </Suspense>
  ),
};
