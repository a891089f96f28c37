/**
 * The service worker: opens the app and its games without a network. It caches the shell as a whole, one
 * version at a time, and Phaser and the scenes once a game is played. It never caches API answers. A new
 * version activates only when a page requests it or no page uses the old one.
 */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerMessage, WorkerRequest } from './worker-messages';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build (build-plugins/offline-site.ts). */
  readonly __WB_MANIFEST: ShellFile[];
};

interface ShellFile {
  url: string;
  /** Null where the file name contains a hash. */
  revision: string | null;
}

const APP_PAGE = '/app.html';
const GAME_FILES = '/game-files.json';
const ASSETS_FOLDER = '/assets/';

/** Files with a content hash in their name that do not belong to the current shell. */
const ASSETS_CACHE = 'assets';
/**
 * Maximum number of cached assets: games of several releases, and chunks that pages of the previous version
 * may request.
 */
const MAX_ASSETS = 200;

/** Paths that are not pages of the app; the same list as in backend/src/app/static/static-pages.ts. */
const NOT_THE_APP = [
  /^\/+api(?:[/?]|$)/i,
  /^\/(?:assets|covers|items|media|livestream|ws)\//,
  /^[^?]*\.[^/?]*(?:\?|$)/,
];

const shellFiles: readonly ShellFile[] = self.__WB_MANIFEST;
const shell = new PrecacheController();
shell.addToCacheList([...shellFiles]);

const showOfflineToast = {
  fetchDidFail: async ({ event }: { event: ExtendableEvent }): Promise<void> => {
    const { clientId } = event as FetchEvent;
    (await self.clients.get(clientId))?.postMessage({ type: 'OFFLINE' } satisfies WorkerMessage);
  },
};

registerRoute(new PrecacheRoute(shell));
registerRoute(new NavigationRoute(shell.createHandlerBoundToURL(APP_PAGE), { denylist: NOT_THE_APP }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS_FOLDER),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [showOfflineToast] }),
);
// Detects a lost network: every visit of a member begins with this call. Its answer is not cached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/user',
  new NetworkOnly({ plugins: [showOfflineToast] }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepFormerAssets()
      .then(() => shell.install(event))
      .then(announceUpdate),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate(event).then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { type } = event.data as WorkerRequest;
  if (type === 'ACTIVATE') void self.skipWaiting();
  else event.waitUntil(keepGames());
});

/** Notifies the pages of an older active version that an update is available. */
async function announceUpdate(): Promise<void> {
  if (self.registration.active === null) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'CACHE_UPDATED' } satisfies WorkerMessage);
}

/** Keeps the former version's files, so that its open pages can still load their chunks. */
async function keepFormerAssets(): Promise<void> {
  const present = new Set(shellFiles.map(({ url }) => new URL(url, self.location.href).href));
  const [assets, former] = await Promise.all([caches.open(ASSETS_CACHE), caches.open(cacheNames.precache)]);
  for (const request of await former.keys()) {
    if (present.has(request.url) || !new URL(request.url).pathname.startsWith(ASSETS_FOLDER)) continue;
    const file = await former.match(request);
    if (file) await assets.put(request, file);
  }
  const oldestFirst = await assets.keys();
  await Promise.all(oldestFirst.slice(0, -MAX_ASSETS).map((request) => assets.delete(request)));
}

/** Caches the files that a game needs; a file that fails now is cached when it is used. */
async function keepGames(): Promise<void> {
  const list = await shell.matchPrecache(GAME_FILES);
  if (!list) return;
  const assets = await caches.open(ASSETS_CACHE);
  for (const file of (await list.json()) as string[]) {
    if (!(await assets.match(file))) await assets.add(file).catch(() => undefined);
  }
}
