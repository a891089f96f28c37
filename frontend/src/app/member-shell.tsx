import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { User } from '../api/types';
import { useAuth } from '../session/auth';
import { Shell } from './shell/shell';

// Loaded lazily: they send requests or read the browser's storage, which the first render does not need.
const Bell = lazy(async () => ({ default: (await import('./shell/bell')).Bell }));
const FriendsBadge = lazy(async () => ({ default: (await import('./shell/friends-badge')).FriendsBadge }));
const MemberStatus = lazy(async () => ({ default: (await import('./member-status')).MemberStatus }));

const later = (part: ReactNode) => <Suspense>{part}</Suspense>;

/** Badges in a member's navigation. */
const BADGES = {
  railBell: later(<Bell place="rail" />),
  phoneBell: later(<Bell place="phone" />),
  friendsBadge: later(<FriendsBadge />),
};

interface MemberShellProps {
  user: User;
  isQuiet?: boolean;
  children: ReactNode;
}

/** The navigation around a member's screen, with status, badges and sign-out. */
export function MemberShell({ user, isQuiet, children }: MemberShellProps) {
  const { lastKnownAt, logout } = useAuth();
  return (
    <Shell
      user={user}
      status={later(<MemberStatus userId={user.id} isOffline={lastKnownAt !== null} />)}
      badges={BADGES}
      onLogout={() => logout.mutate()}
      isLoggingOut={logout.isPending}
      isQuiet={isQuiet}
    >
      {children}
    </Shell>
  );
}
