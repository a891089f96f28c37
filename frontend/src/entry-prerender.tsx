import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createQueryClient } from './api/query-client';
import { descriptionAt } from './app/page-descriptions';
import { siteName, titleAt } from './app/pages';
import { paths } from './session/paths';
import { Providers } from './app/providers';
import { loadScreensAt } from './app/router';
import { routes } from './app/routes';
import { takeSharedDefs } from './ui/shared-defs';

/** Public screens that look the same for everybody until the member is known, with their files. */
export const prerenderedPages = [
  { path: paths.landing, file: 'index.html', screen: 'src/screens/landing/landing.screen.tsx' },
  { path: paths.network, file: 'network.html', screen: 'src/screens/network/network.screen.tsx' },
  { path: paths.auth, file: 'auth.html', screen: 'src/screens/auth/auth.screen.tsx' },
] as const;

/** Paths of all screens, with `*` for a parameter at the end. The server answers 404 to every other path. */
export const screenPaths = pathsOf(routes);

function pathsOf(some: readonly RouteObject[]): string[] {
  return some.flatMap(({ path, children = [] }) => {
    if (path === undefined || path === '*') return pathsOf(children);
    const address = path.replace(/\/:\w+$/, '/');
    if (/[:*?]/.test(address))
      throw new Error(`The server can't tell which addresses ${path} is: name each.`);
    return [address === path ? path : `${address}*`, ...pathsOf(children)];
  });
}

/** Renders a page as a visitor first sees it. Returns its markup and the SVG definitions of its pictures. */
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

/** Returns the data for the head of a page; without a path, of the site in general. */
export function pageHead(path?: string): { title: string; description: string; siteName: string } {
  if (path === undefined) {
    return {
      title: siteName,
      siteName,
      description:
        'A racing-themed alien squad: browser games, coins won by playing, races and live streams.',
    };
  }
  return { title: titleAt(path), description: descriptionAt(path), siteName };
}
