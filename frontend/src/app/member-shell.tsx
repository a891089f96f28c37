import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { User } from '../api/types';
import { useAuth } from '../session/auth';
import { Shell } from './shell/shell';

// Loaded lazily: they send requests or read the browser's storage, which the first render does not need.
const Bell = lazy(async () => ({ default: (await import('./shell/bell')).Bell }));
const FriendsBadge = lazy(async () => ({ default: (await import('./shell/friends-badge')).FriendsBadge }));
const MemberStatus = lazy(async () => ({ default: (await import('./member-status')).MemberStatus }));

/** Badges in a member's navigation. */
const BADGES = {
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

interface MemberShellProps {
  user: User;
  isQuiet?: boolean;
  children: ReactNode;
}

/** The navigation around a member's screen, with status, badges and sign-out. */
export function MemberShell({ user, isQuiet, children }: MemberShellProps) {
  const { lastKnownAt, logout } = useAuth();
  const status = (
    <Suspense>
      <MemberStatus userId={user.id} isOffline={lastKnownAt !== null} />
    </Suspense>
  );
  return (
    <Shell
      user={user}
      status={status}
      badges={BADGES}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
      isQuiet={isQuiet}
    >
      {children}
    </Shell>
  );
}
