import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_WEBGL_ARGUMENTS, chromiumPath } from '../lib/chromium.mjs';
import { fromRoot } from '../lib/paths.mjs';

const PAGES = fromRoot('scripts', 'bench', 'pages');
const BUILT = fromRoot('.cache', 'bench-pages');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript' };

/** Timeout in milliseconds, generous for busy machines. */
const LIMIT_MS = 120_000;

/** @typedef {'canvas' | 'webgl'} Renderer */

/**
 * Builds the pages of scripts/bench/pages like the site and serves them.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveScenePages() {
  const requireFromFrontend = createRequire(fromRoot('frontend', 'package.json'));
  const { build } = await import(pathToFileURL(requireFromFrontend.resolve('vite')).href);
  await build({
    root: PAGES,
    configFile: false,
    logLevel: 'error',
    build: { outDir: BUILT, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(BUILT, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    return response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Launches a browser that renders WebGL in software, or without WebGL.
 * @typedef {{ connection: import('@playwright/test').Browser, pid: number, close: () => Promise<void> }} BenchBrowser
 * @param {Renderer} renderer
 * @returns {Promise<BenchBrowser>}
 */
export async function launchBrowser(renderer) {
  const executablePath = chromiumPath();
  const server = await chromium.launchServer({
    args: renderer === 'webgl' ? CHROMIUM_WEBGL_ARGUMENTS : CHROMIUM_ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  return {
    connection: await chromium.connect(server.wsEndpoint()),
    pid: server.process().pid ?? 0,
    close: () => server.close(),
  };
}

/**
 * Opens one of the pages.
 * @param {BenchBrowser} browser
 * @param {string} url address of the pages
 * @param {{ side: string, play?: string, renderer: Renderer, width: number, height: number }} options `play` is a name of
 *   pages/bench-plays.ts
 */
export async function openScenePage(browser, url, { side, play = 'alien-clicker', renderer, width, height }) {
  const page = await browser.connection.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(LIMIT_MS);
  page.on('pageerror', (error) => console.error(`The page of ${side} failed: ${error.message}`));
  await page.goto(`${url}?side=${side}&play=${play}&renderer=${renderer}`);
  const devtools = await page.context().newCDPSession(page);
  return { page, devtools };
}
