import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { artFiles } from './build-plugins/art-files.ts';
import { coverFiles } from './build-plugins/cover-files.ts';
import { gameFiles } from './build-plugins/game-files.ts';
import { itemFiles } from './build-plugins/item-files.ts';
import { offlineSite } from './build-plugins/offline-site.ts';
import { prerender } from './build-plugins/prerender.ts';

const apiAddress = `localhost:${process.env.PORT ?? '3000'}`;

/** What every screen needs is one chunk: it compresses better whole and stays cached over many releases. */
const everyScreensLibraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[\w-]+|openapi-fetch)\//;

/** The small parts that every screen draws with; as chunks of their own they would weigh half as much again. */
const everyScreensParts =
  /\/src\/(?:ui\/(?:art|brand|button|card|screen-title|skip-link|visually-hidden|external-link)|api\/client|lib\/when-idle|(?:session\/(?:auth|paths)|app\/(?:pages|fallback-screen|loading-screen))|names)\.tsx?$/;

/** Icons, marks and tiles of the landing page that other screens use as well: a chunk for each would weigh twice as much. */
const landingParts =
  /\/lucide-react\/dist\/esm\/icons\/(?:arrow-right|badge-check|bell|chevron-right|external-link|flag|message-circle|rotate-ccw-clock|history|trophy|users)\.mjs$|\/src\/(?:ui\/(?:badge|empty-state|game-cover)|games\/(?:tiles|[\w-]+\/tile))\.tsx?$/;

/** What the sign-in page shares with other forms, for the same reason. */
const formParts =
  /\/src\/(?:ui\/(?:tabs|field|form)|lib\/(?:safe-path|credential-rules))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(?:circle-alert|circle-exclamation-point|coins|eye|eye-off|gamepad-2|lock|user)\.mjs$/;

/** Drawings of a dressed alien, which are never loaded one by one. One name in the list of files of each screen. */
const dressedAlien = /game-scenes\/src\/art-core\/alien(?:-accessories|-body|-hats|-look|-neon)?\.ts$/;

/** What the play screen and every game draw with, for the same reason. */
const gameParts =
  /\/src\/(?:games\/(?:figure-bar|game-module|own-figures|pause-key|rung)|lib\/keep-focus)\.tsx?$/;

export default defineConfig({
  plugins: [
    react(),
    artFiles(),
    coverFiles(),
    itemFiles(),
    prerender(),
    gameFiles(),
    compression({ logLevel: 'silent' }),
    offlineSite(),
  ],
  css: {
    postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
  },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Every current browser preloads modules by itself; an older one loads them a little later.
    modulePreload: { polyfill: false },
    // A picture inside a chunk is paid for by everybody who loads it; the files are small and cached for good.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: 'index.html',
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: everyScreensLibraries, priority: 1 },
            { name: 'frame', test: everyScreensParts },
            { name: 'landing-parts', test: landingParts },
            { name: 'form-parts', test: formParts },
            { name: 'dressed-alien', test: dressedAlien },
            { name: 'game-parts', test: gameParts },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The page's own address is /livestream; below it are the stream's files.
      '^/livestream/.': { target: `http://${apiAddress}` },
      '/api': { target: `http://${apiAddress}` },
      '/ws': { target: `ws://${apiAddress}`, ws: true },
    },
  },
});
