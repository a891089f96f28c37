import type { ComponentType } from 'react';
import type { GameId } from 'game-scenes/rules';
import type { RouteObject } from 'react-router-dom';
import { gamePath, paths } from '../session/paths';
import { LoadingScreen } from './loading-screen';
import { RootLayout } from './root-layout';
import { ScreenError } from './screen-error';

/** A screen or layout in a chunk of its own, loaded when it is visited. */
function lazy<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: (await load())[name] }) };
}

function gameScreen(gameId: GameId): RouteObject {
  return {
    path: gamePath(gameId),
    lazy: async () => {
      const { GameScreen } = await import('../screens/play/play.screen');
      return { element: <GameScreen gameId={gameId} /> };
    },
  };
}

/** One entry per game: the compiler reports a game without a screen. */
const gameScreens: Record<GameId, RouteObject> = {
  'alien-racing': gameScreen('alien-racing'),
  'alien-clicker': gameScreen('alien-clicker'),
  'memory-match': gameScreen('memory-match'),
  'stronghold-defense': gameScreen('stronghold-defense'),
};

/** Screens that need sign-in, rendered inside the navigation. */
const memberScreens: RouteObject[] = [
  { path: paths.home, ...lazy('HomeScreen', () => import('../screens/home/home.screen')) },
  { path: paths.profile, ...lazy('ProfileScreen', () => import('../screens/profile/profile.screen')) },
  { path: paths.games, ...lazy('GamesScreen', () => import('../screens/games/games.screen')) },
  { path: paths.store, ...lazy('StoreScreen', () => import('../screens/store/store.screen')) },
  {
    path: paths.leaderboard,
    ...lazy('LeaderboardScreen', () => import('../screens/leaderboard/leaderboard.screen')),
  },
  { path: paths.friends, ...lazy('FriendsScreen', () => import('../screens/friends/friends.screen')) },
  {
    path: paths.livestream,
    ...lazy('LivestreamScreen', () => import('../screens/livestream/livestream.screen')),
  },
  ...Object.values(gameScreens),
];

/** The racing screens, for members and visitors. Members see the navigation around them. */
const racingScreens: RouteObject[] = [
  { path: paths.racing, ...lazy('RacingScreen', () => import('../screens/racing/racing.screen')) },
  {
    path: paths.racingCoinHistory,
    ...lazy('CoinHistoryScreen', () => import('../screens/coin-history/coin-history.screen')),
  },
];

const adminScreens: RouteObject[] = [
  { path: paths.admin, ...lazy('AdminScreen', () => import('../screens/admin/admin.screen')) },
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
          {
            path: paths.landing,
            ...lazy('LandingScreen', () => import('../screens/landing/landing.screen')),
          },
          {
            path: paths.network,
            ...lazy('NetworkScreen', () => import('../screens/network/network.screen')),
          },
          { path: paths.auth, ...lazy('AuthScreen', () => import('../screens/auth/auth.screen')) },
          inside(
            lazy('OpenLayout', () => import('./open-layout')),
            racingScreens,
          ),
          inside(
            lazy('MemberLayout', () => import('./member-layout')),
            memberScreens,
          ),
          inside(
            lazy('RequireAdmin', () => import('./require-admin')),
            adminScreens,
          ),
          { path: '*', ...lazy('NotFoundScreen', () => import('../screens/not-found/not-found.screen')) },
        ],
      },
    ],
  },
];
