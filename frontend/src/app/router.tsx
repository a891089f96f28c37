import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/** Returns the app's router with the screen of the current URL already loaded, so that it renders at once. */
export async function createRouter(): Promise<ReturnType<typeof createBrowserRouter>> {
  await loadScreensAt(window.location.pathname);
  return createBrowserRouter(routes);
}

/** Loads the lazy parts of the routes at a path. Errors are left to the router, which shows them. */
export async function loadScreensAt(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
