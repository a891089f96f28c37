import { GAME_IDS } from 'game-scenes/names';
import type { GameId } from 'game-scenes/names';

/** The addresses of the screens but those of the games. See `routes.tsx` for the screens, `pages.ts` for their titles. */
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
} as const;

/** Hash of /auth that opens its Register tab. */
export const registerHash = '#register';

/** Link to the Register tab of /auth. */
export const registerLink = { pathname: paths.auth, hash: registerHash } as const;

type GamePath = `/games/${GameId}`;

export type ScreenPath = (typeof paths)[keyof typeof paths] | GamePath;

/** Returns the path of an invitation by its token. */
export function joinPath(token: string): string {
  return paths.join.replace(':token', encodeURIComponent(token));
}

/** Returns the path of a game's screen. */
export function gamePath(game: GameId): GamePath {
  return `/games/${game}`;
}

/** Returns a text for the path of each game. */
export function forGames(textOf: (game: GameId) => string): Record<GamePath, string> {
  return Object.fromEntries(GAME_IDS.map((id) => [gamePath(id), textOf(id)])) as Record<GamePath, string>;
}
