import { GAME_NAMES } from 'game-scenes/names';
import { forGames, paths } from '../session/paths';
import type { ScreenPath } from '../session/paths';

/** Name of the site until an admin sets another one. */
export const siteName = 'Alien Squad';

/** Titles without the name of the site. The compiler reports a screen that has none. */
const titles: Record<ScreenPath, string> = {
  ...forGames((game) => GAME_NAMES[game]),
  [paths.landing]: 'Racing league',
  [paths.network]: 'The network',
  [paths.auth]: 'Access Portal',
  [paths.racing]: 'Racing Simulator',
  [paths.racingCoinHistory]: 'Racing Coin History',
  [paths.home]: 'Home',
  [paths.profile]: 'Profile',
  [paths.games]: 'Games',
  [paths.store]: 'Store',
  [paths.leaderboard]: 'Leaderboard',
  [paths.friends]: 'Friends',
  [paths.join]: 'Invitation',
  [paths.livestream]: 'Livestream',
  [paths.admin]: 'Admin Dashboard',
};

/** An address with an invitation's token. */
const INVITATION = /^\/join\/[^/]+$/;

/** Returns the screen at an address; like the router, it ignores case and slashes at the end. */
export function screenAt(pathname: string): ScreenPath | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (INVITATION.test(path)) return paths.join;
  return path in titles ? (path as ScreenPath) : undefined;
}

/** Returns the title of the tab at an address, such as 'Home · Alien Squad'. */
export function titleAt(pathname: string, name: string = siteName): string {
  const screen = screenAt(pathname);
  return `${screen === undefined ? '404 Page Not Found' : titles[screen]} · ${name}`;
}
