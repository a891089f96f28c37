import type { RouteObject } from 'react-router-dom';
import { LoadingScreen } from './loading-screen';
import { paths } from './paths';
import { RootLayout } from './root-layout';
import { ScreenError } from './screen-error';

/** The screens that need sign-in; they stand inside the navigation, which is not theirs to draw. */
const memberScreens: RouteObject[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('../screens/home/home.screen')).HomeScreen }),
  },
  {
    path: paths.games,
    lazy: async () => ({ Component: (await import('../screens/games/games.screen')).GamesScreen }),
  },
  {
    path: paths.alienClicker,
    lazy: async () => ({ Component: (await import('../screens/play/play.screen')).AlienClickerScreen }),
  },
];

/** The LIST of screens. Each is a chunk of its own that loads when somebody goes there. */
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
            lazy: async () => ({ Component: (await import('./member-layout')).MemberLayout }),
            children: [
              {
                ErrorBoundary: ScreenError,
                children: memberScreens,
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
