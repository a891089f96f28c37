import type { GameId } from 'game-scenes/rules';

/** The addresses of the screens. See `routes.tsx` for the screens, `pages.ts` for their titles. */
export const paths = {
  landing: '/',
  network: '/network',
  auth: '/auth',
  racing: '/racing',
  racingCoinHistory: '/racing/coin-history',
  home: '/home',
  profile: '/profile',
  games: '/games',
  store: '/store',
  leaderboard: '/leaderboard',
  friends: '/friends',
  join: '/join/:token',
  livestream: '/livestream',
  admin: '/admin',
  alienRacing: '/games/alien-racing',
  alienClicker: '/games/alien-clicker',
  memoryMatch: '/games/memory-match',
  strongholdDefense: '/games/stronghold-defense',
} as const;

/** Hash of /auth that opens its Register tab. */
export const registerHash = '#register';

/** Link to the Register tab of /auth. */
export const registerLink = { pathname: paths.auth, hash: registerHash } as const;

export type ScreenPath = (typeof paths)[keyof typeof paths];

/** Returns the path of an invitation by its token. */
export function joinPath(token: string): string {
  return paths.join.replace(':token', encodeURIComponent(token));
}

/** Returns the path of a game's screen. The compiler reports a game without one. */
export function gamePath(game: GameId): ScreenPath {
  return `/games/${game}` as const;
}
