import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createQueryClient } from './api/query-client';
import { fullTitle, pageAt, siteName } from './app/pages';
import { paths } from './app/paths';
import { Providers } from './app/providers';
import { loadScreensAt } from './app/router';
import { routes } from './app/routes';
import { takeSharedDefs } from './ui/shared-defs';

/** The public screens that are the same for everybody until the member is known, and the file each is written to. */
export const prerenderedPages = [
  { path: paths.landing, file: 'index.html', screen: 'src/screens/landing/landing.screen.tsx' },
  { path: paths.network, file: 'network.html', screen: 'src/screens/network/network.screen.tsx' },
  { path: paths.auth, file: 'auth.html', screen: 'src/screens/auth/auth.screen.tsx' },
] as const;

/** The addresses of all screens, for the server: at every other one it answers 404. */
export const screenPaths = pathsOf(routes);

function pathsOf(some: readonly RouteObject[]): string[] {
  return some.flatMap(({ path, children = [] }) => {
    if (path === undefined || path === '*') return pathsOf(children);
    if (/[:*?]/.test(path)) throw new Error(`The server can't tell which addresses ${path} is: name each.`);
    return [path, ...pathsOf(children)];
  });
}

/** Returns a page as a visitor sees it first: its markup, and the definitions its pictures refer to. */
export async function renderPage(path: string): Promise<{ markup: string; sharedDefs: string }> {
  await loadScreensAt(path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered.`);
  const markup = renderToString(
    <StrictMode>
      <Providers client={createQueryClient()}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
  return { markup, sharedDefs: takeSharedDefs() };
}

/** What a page says about itself in its head; without a path, the site in general. */
export function pageHead(path?: string): { title: string; description: string; siteName: string } {
  if (path === undefined) {
    return {
      title: siteName,
      siteName,
      description:
        'A racing-themed alien squad: browser games, coins won by playing, races and live streams.',
    };
  }
  const page = pageAt(path);
  return { title: fullTitle(page), description: page.description, siteName };
}
