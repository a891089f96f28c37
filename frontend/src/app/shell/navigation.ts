import Flag from 'lucide-react/icons/flag';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import House from 'lucide-react/icons/house';
import Radio from 'lucide-react/icons/radio';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user';
import UsersRound from 'lucide-react/icons/users';
import { paths } from '../paths';

export interface NavigationEntry {
  path: string;
  label: string;
  icon: typeof House;
}

/** §2: the entries of the navigation, in their order. */
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

/** Of all entries those whose screen exists, in the same order. */
export function entriesWithScreens(existing: readonly string[]): readonly NavigationEntry[] {
  return ALL_ENTRIES.filter((entry) => existing.includes(entry.path));
}

/** The LIST of the navigation: an entry appears as soon as `app/paths.ts` knows its address. */
export const NAVIGATION = entriesWithScreens(Object.values(paths));
