/** The addresses of the screens. A screen is registered in `routes.tsx`, its title and description stand in `pages.ts`. */
export const paths = {
  landing: '/',
  network: '/network',
  auth: '/auth',
  home: '/home',
  alienClicker: '/games/alien-clicker',
} as const;

export type ScreenPath = (typeof paths)[keyof typeof paths];

/** Tells whether an address has its screen yet; what would lead to a missing one waits until it has. */
export function hasScreen(path: string): boolean {
  return Object.values<string>(paths).includes(path);
}

/** Where 'Play Games' leads: to the hub, or until there is one, to the game that exists. */
export const gamesPath: string = hasScreen('/games') ? '/games' : paths.alienClicker;

/** Where a game leads back to (§2): to the hub, or until there is one, to the members' start. */
export const hubPath: string = hasScreen('/games') ? '/games' : paths.home;
