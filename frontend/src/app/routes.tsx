import type { ComponentType } from 'react';
import { GAME_IDS } from 'game-scenes/names';
import type { GameId } from 'game-scenes/names';
import type { RouteObject } from 'react-router-dom';
import { gamePath, paths, type ScreenPath } from '../session/paths';
import { LoadingScreen } from './loading-screen';
import { RootLayout } from './root-layout';
import { ScreenError } from './screen-error';

/** A screen, or a layout without a path, in a chunk of its own, loaded when it is visited. */
function lazy<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  path?: ScreenPath,
): Pick<RouteObject, 'lazy' | 'path'> {
  return { ...(path && { path }), lazy: async () => ({ Component: (await load())[name] }) };
}

function gameRoute(gameId: GameId): RouteObject {
  return {
    path: gamePath(gameId),
    lazy: async () => {
      const { gameScreen } = await import('../screens/play/play.screen');
      return { element: await gameScreen(gameId) };
    },
  };
}

/** Screens that need sign-in, rendered inside the navigation. */
const memberScreens: RouteObject[] = [
  lazy('HomeScreen', () => import('../screens/home/home.screen'), paths.home),
  lazy('ProfileScreen', () => import('../screens/profile/profile.screen'), paths.profile),
  lazy('GamesScreen', () => import('../screens/games/games.screen'), paths.games),
  lazy('StoreScreen', () => import('../screens/store/store.screen'), paths.store),
  lazy('LeaderboardScreen', () => import('../screens/leaderboard/leaderboard.screen'), paths.leaderboard),
  lazy('FriendsScreen', () => import('../screens/friends/friends.screen'), paths.friends),
  lazy('LivestreamScreen', () => import('../screens/livestream/livestream.screen'), paths.livestream),
  ...GAME_IDS.map(gameRoute),
];

/** Screens inside a layout; what fails in a screen leaves the layout standing. */
const inside = (layout: Pick<RouteObject, 'lazy'>, children: RouteObject[]): RouteObject => ({
  ...layout,
  children: [{ ErrorBoundary: ScreenError, children }],
});

/** All screens. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ScreenError,
    HydrateFallback: LoadingScreen,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          lazy('LandingScreen', () => import('../screens/landing/landing.screen'), paths.landing),
          lazy('NetworkScreen', () => import('../screens/network/network.screen'), paths.network),
          lazy('AuthScreen', () => import('../screens/auth/auth.screen'), paths.auth),
          // For members, who see the navigation around them, and visitors.
          inside(
            lazy('OpenLayout', () => import('./open-layout')),
            [
              lazy('RacingScreen', () => import('../screens/racing/racing.screen'), paths.racing),
              lazy(
                'CoinHistoryScreen',
                () => import('../screens/coin-history/coin-history.screen'),
                paths.racingCoinHistory,
              ),
              lazy('JoinScreen', () => import('../screens/join/join.screen'), paths.join),
            ],
          ),
          inside(
            lazy('MemberLayout', () => import('./member-layout')),
            memberScreens,
          ),
          inside(
            lazy('RequireAdmin', () => import('./require-admin')),
            [lazy('AdminScreen', () => import('../screens/admin/admin.screen'), paths.admin)],
          ),
          { path: '*', ...lazy('NotFoundScreen', () => import('../screens/not-found/not-found.screen')) },
        ],
      },
    ],
  },
];
