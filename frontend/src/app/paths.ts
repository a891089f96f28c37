import type { GameId } from 'game-scenes/rules';

/** The addresses of the screens. A screen is registered in `routes.tsx`, its title and description stand in `pages.ts`. */
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
  livestream: '/livestream',
  admin: '/admin',
  alienRacing: '/games/alien-racing',
  alienClicker: '/games/alien-clicker',
  memoryMatch: '/games/memory-match',
  strongholdDefense: '/games/stronghold-defense',
} as const;

export type ScreenPath = (typeof paths)[keyof typeof paths];

/** Tells whether an address has its screen yet; what would lead to a missing one waits until it has. */
export function hasScreen(path: string): boolean {
  return Object.values<string>(paths).includes(path);
}

/** Returns the address of a game's screen; the compiler names a game that has none. */
export function gamePath(game: GameId): ScreenPath {
  return `/games/${game}` as const;
}
