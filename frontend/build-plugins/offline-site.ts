import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import type { PluginOption } from 'vite';
import { adminFiles } from './admin-files.ts';
import { GAME_FILES } from './game-files.ts';

const buildFolder = fileURLToPath(new URL('../build', import.meta.url));

/** A file in the service worker's list; `url` has no leading slash. */
interface ShellFile {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * Makes the site installable and builds its service worker from src/offline/sw.ts. Inserts the list of the
 * shell's files: every page, chunk, style, font and picture except those of `game-files.json`.
 */
export function offlineSite(): PluginOption {
  const forAdmins = new Set<string>();
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    // The page registers it when idle (src/offline/worker-client.ts).
    injectRegister: false,
    manifest: {
      id: '/home',
      name: 'Alien Squad',
      short_name: 'Alien Squad',
      description: 'Browser games, coins won by playing, races and live streams, online and off.',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      lang: 'en',
      background_color: '#07080f',
      theme_color: '#07080f',
      categories: ['games', 'entertainment'],
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png}', GAME_FILES],
      // hls.js needs a network, and only viewers of the stream load it.
      globIgnores: ['social-preview.png', 'sw.js', 'assets/hls.light-*.js'],
      // The dashboard needs a network, too, and only admins load it.
      manifestTransforms: [
        withoutGames,
        (files: ShellFile[]) => ({ manifest: files.filter(({ url }) => !forAdmins.has(url)) }),
      ],
    },
  });
  return [adminFiles(forAdmins), worker];
}

async function withoutGames(files: ShellFile[]): Promise<{ manifest: ShellFile[] }> {
  const list = JSON.parse(await readFile(path.join(buildFolder, GAME_FILES), 'utf8')) as string[];
  const games = new Set(list);
  return { manifest: files.filter(({ url }) => !games.has(`/${url}`)) };
}
