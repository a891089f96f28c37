import Flag from 'lucide-react/icons/flag';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import House from 'lucide-react/icons/house';
import Radio from 'lucide-react/icons/radio';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user';
import UsersRound from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '../../api/types';
import { paths } from '../../session/paths';

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
  /** Offline mark and unsent rounds, beside the balance. */
  status?: ReactNode;
  badges?: NavigationBadges | undefined;
  onLogout: () => void;
  /** The sign-out request is running. */
  isLoggingOut: boolean;
}

/** Entries of the navigation in display order (§2). */
export const NAVIGATION: readonly { path: string; label: string; icon: LucideIcon }[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.games, label: 'Games', icon: Gamepad2 },
  { path: paths.store, label: 'Store', icon: ShoppingCart },
  { path: paths.livestream, label: 'Livestream', icon: Radio },
  { path: paths.leaderboard, label: 'Leaderboard', icon: Trophy },
  { path: paths.racing, label: 'Racing', icon: Flag },
  { path: paths.profile, label: 'Profile', icon: UserRound },
  { path: paths.friends, label: 'Friends', icon: UsersRound },
];
