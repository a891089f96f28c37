import Flag from 'lucide-react/icons/flag';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import House from 'lucide-react/icons/house';
import Radio from 'lucide-react/icons/radio';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user';
import UsersRound from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { User } from '../../api/types';
import { paths } from '../../session/paths';

export interface NavigationEntry {
  path: string;
  label: string;
  icon: typeof House;
}

/** Fields of a member that the navigation shows. */
export type ShellUser = Pick<User, 'username' | 'coins' | 'profilePicture' | 'avatarCustomization'>;

/** Badges of the navigation, by position. */
export interface NavigationBadges {
  railBell: ReactNode;
  phoneBell: ReactNode;
  /** Beside the link to the friends. */
  friendsBadge: ReactNode;
}

export interface NavigationProps {
  user: ShellUser;
  entries: readonly NavigationEntry[];
  /** Offline mark and unsent rounds, beside the balance. */
  status?: ReactNode;
  badges?: NavigationBadges | undefined;
  onLogout: () => void;
  /** The sign-out request is running. */
  isLoggingOut: boolean;
}

/** Entries of the navigation in display order (§2). */
const ALL_ENTRIES: readonly NavigationEntry[] = [
  { path: '/home', label: 'Home', icon: House },
  { path: '/games', label: 'Games', icon: Gamepad2 },
  { path: '/store', label: 'Store', icon: ShoppingCart },
  { path: '/livestream', label: 'Livestream', icon: Radio },
  { path: '/leaderboard', label: 'Leaderboard', icon: Trophy },
  { path: '/racing', label: 'Racing', icon: Flag },
  { path: '/profile', label: 'Profile', icon: UserRound },
  { path: '/friends', label: 'Friends', icon: UsersRound },
];

/** Returns the entries whose screen exists, in the same order. */
export function entriesWithScreens(existing: readonly string[]): readonly NavigationEntry[] {
  return ALL_ENTRIES.filter((entry) => existing.includes(entry.path));
}

/** Entries shown in the navigation: those whose path is in `session/paths.ts`. */
export const NAVIGATION = entriesWithScreens(Object.values(paths));
