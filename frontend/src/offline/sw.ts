/**
 * The service worker: opens the app and its games without a network. The shell is kept as a whole, one version at a
 * time; Phaser and the scenes once somebody plays. It never keeps an answer of the API, and a new version takes over
 * only when a page asks for it or no page is left that runs the old one.
 */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerMessage, WorkerRequest } from './worker-messages';

declare const self: ServiceWorkerGlobalScope & {
  /** The build fills the list in (build-plugins/offline-site.ts). */
  readonly __WB_MANIFEST: ShellFile[];
};

interface ShellFile {
  url: string;
  /** Null where the name itself holds a hash. */
  revision: string | null;
}

const APP_PAGE = '/app.html';
const GAME_FILES = '/game-files.json';
const ASSETS_FOLDER = '/assets/';

/** Files whose names hold a hash of their content and that are no part of the present shell. */
const ASSETS_CACHE = 'assets';
/** Some releases' worth of games, and of chunks that pages of the version before may still ask for. */
const MAX_ASSETS = 200;

/** The server answers these itself, or nobody does; as backend/src/app/static/static-pages.ts has it. */
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
// Only to learn whether the network is there: every visit of a member begins with this call. Its answer is not kept.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/user',
  new NetworkOnly({ plugins: [showOfflineToast] }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepFormerAssets()
      .then(() => shell.install(event))
      .then(showUpdateToast),
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

/** Another version is at work: its pages may go over to this one when they like. */
async function showUpdateToast(): Promise<void> {
  if (self.registration.active === null) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'CACHE_UPDATED' } satisfies WorkerMessage);
}

/** A page of the former version stays whole when this one takes over: what it has yet to load is kept for it. */
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

/** Keeps what a game needs to run; whatever does not come now comes when somebody plays. */
async function keepGames(): Promise<void> {
  const list = await shell.matchPrecache(GAME_FILES);
  if (!list) return;
  const assets = await caches.open(ASSETS_CACHE);
  for (const file of (await list.json()) as string[]) {
    if (!(await assets.match(file))) await assets.add(file).catch(() => undefined);
  }
}
