import type { GameId } from 'game-scenes/rules';
import type { RouteObject } from 'react-router-dom';
import { LoadingScreen } from './loading-screen';
import { gamePath, paths } from '../session/paths';
import { RootLayout } from './root-layout';
import { ScreenError } from './screen-error';

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
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('../screens/home/home.screen')).HomeScreen }),
  },
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await import('../screens/profile/profile.screen')).ProfileScreen }),
  },
  {
    path: paths.games,
    lazy: async () => ({ Component: (await import('../screens/games/games.screen')).GamesScreen }),
  },
  {
    path: paths.store,
    lazy: async () => ({ Component: (await import('../screens/store/store.screen')).StoreScreen }),
  },
  {
    path: paths.leaderboard,
    lazy: async () => ({
      Component: (await import('../screens/leaderboard/leaderboard.screen')).LeaderboardScreen,
    }),
  },
  {
    path: paths.friends,
    lazy: async () => ({ Component: (await import('../screens/friends/friends.screen')).FriendsScreen }),
  },
  {
    path: paths.livestream,
    lazy: async () => ({
      Component: (await import('../screens/livestream/livestream.screen')).LivestreamScreen,
    }),
  },
  ...Object.values(gameScreens),
];

/** The racing screens, for members and visitors. Members see the navigation around them. */
const racingScreens: RouteObject[] = [
  {
    path: paths.racing,
    lazy: async () => ({ Component: (await import('../screens/racing/racing.screen')).RacingScreen }),
  },
  {
    path: paths.racingCoinHistory,
    lazy: async () => ({
      Component: (await import('../screens/coin-history/coin-history.screen')).CoinHistoryScreen,
    }),
  },
];

/** All screens. Each is a chunk of its own, loaded when it is visited. */
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
            lazy: async () => ({
              Component: (await import('../screens/landing/landing.screen')).LandingScreen,
            }),
          },
          {
            path: paths.network,
            lazy: async () => ({
              Component: (await import('../screens/network/network.screen')).NetworkScreen,
            }),
          },
          {
            path: paths.auth,
            lazy: async () => ({ Component: (await import('../screens/auth/auth.screen')).AuthScreen }),
          },
          {
            lazy: async () => ({ Component: (await import('./open-layout')).OpenLayout }),
            children: [
              {
                ErrorBoundary: ScreenError,
                children: racingScreens,
              },
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./member-layout')).MemberLayout }),
            children: [
              {
                ErrorBoundary: ScreenError,
                children: memberScreens,
              },
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./require-admin')).RequireAdmin }),
            children: [
              {
                ErrorBoundary: ScreenError,
                children: [
                  {
                    path: paths.admin,
                    lazy: async () => ({
                      Component: (await import('../screens/admin/admin.screen')).AdminScreen,
                    }),
                  },
                ],
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../screens/not-found/not-found.screen')).NotFoundScreen,
            }),
          },
        ],
      },
    ],
  },
];
