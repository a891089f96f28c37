import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { Problem } from '../../platform/errors/problem.js';
import { addressedFiles, decoded } from './addressed-files.js';

/** The empty page that starts the app at any path that was not prerendered. */
const APP_PAGE = 'app.html';

/** Paths of the app's screens, written by its build from its own routes. A last part `*` stands for any text. */
const SCREENS_FILE = 'screens.json';

/**
 * Paths that are never answered with the app's page: folders of files, and the sockets, which only an upgrade
 * reaches.
 */
const FILE_FOLDERS = ['/assets/', '/covers/', '/items/', '/media/', '/livestream/', '/ws/'];

/** The names of files below /assets/ hold a hash of their content. */
const HASHED_FILE_CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves the built pages of `folder` for everything but the API: files with their compressed variants,
 * prerendered pages by their path, and the app's page for every other screen. Unknown paths get the app's
 * page with 404, and the app shows that. Missing files are 404. A POST to a screen leads back to it. The
 * folder is read once. `origin` is the site's own address in pages.
 */
export function staticPages(folder: string, origin: string): RequestHandler {
  if (![APP_PAGE, SCREENS_FILE].every((name) => existsSync(join(folder, name)))) return answerNotBuilt;
  const screens = new Set(JSON.parse(readFileSync(join(folder, SCREENS_FILE), 'utf8')) as string[]);
  const addressed = addressedFiles(folder, origin, setCaching);
  const others = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: setCaching });
  const files: RequestHandler = (request, response, next) =>
    addressed(request, response, () => others(request, response, next));
  return (request, response, next) => {
    if (isApi(request.path)) return next();
    if (isMisspeltApi(request.path)) return next(new Problem('request.not_found'));
    const screen = asScreen(request.path);
    const isPersonal = /[^/]$/.test(screen) && screens.has(screen.replace(/[^/]+$/, '*'));
    const isScreen = isPersonal || screens.has(screen);
    // A form that the browser itself submits, before the scripts have come: nothing of it is read.
    if (isScreen && request.method === 'POST') return answerSeeOther(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(new Problem('request.not_found'));
    // None of the files is large, so an answer may be the whole file (RFC 9110 §14.2).
    delete request.headers.range;
    cutWithTheFile(response);
    const answerNoFile = (): void => next(new Problem('request.not_found'));
    if (!isScreen && isFilePath(request.path)) return files(request, response, answerNoFile);
    // Such an address belongs to one member: search engines keep none.
    if (isPersonal) response.setHeader('X-Robots-Tag', 'noindex');
    const answerApp = (): void => {
      request.url = `/${APP_PAGE}`;
      files(request, response, answerNoFile);
    };
    if (isScreen) return files(request, response, answerApp);
    response.status(404);
    return answerApp();
  };
}

/** Leads to the same path without its query. Two slashes at its beginning would name another host. */
function answerSeeOther({ path }: Request, response: Response): void {
  response.writeHead(303, { Location: path.replace(/^\/+/, '/') }).end();
}

function isApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}

/** Returns whether a path means the API in a spelling that no route has, such as `//api` or `/%61pi`. */
function isMisspeltApi(path: string): boolean {
  return /^\/+api(\/|$)/i.test(decoded(path));
}

/** Normalizes a path like the list of screens; the app's router, too, ignores case and trailing slashes. */
function asScreen(path: string): string {
  return decoded(path).toLowerCase().replace(/\/+$/, '') || '/';
}

function isFilePath(path: string): boolean {
  return (
    FILE_FOLDERS.some((prefix) => path.startsWith(prefix)) || path.slice(path.lastIndexOf('/')).includes('.')
  );
}

/**
 * Sets the caching headers. Pages are not stored, since an old one would name assets that are gone; other
 * files are revalidated by their ETag.
 */
function setCaching(response: ServerResponse, path: string): void {
  const isPage = !isFilePath(path) || path.endsWith('.html');
  const others = isPage ? 'no-store' : 'no-cache';
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? HASHED_FILE_CACHE : others);
}

/**
 * Ties answer and file together. Otherwise a file that vanishes after the start would crash the process, and
 * a client that disconnects would leave its file open.
 */
function cutWithTheFile(response: Response): void {
  response.once('pipe', (file: NodeJS.ReadableStream & { destroy(): void }) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

function answerNotBuilt(request: Request, response: Response, next: () => void): void {
  if (isApi(request.path)) return next();
  response
    .status(503)
    .type('text/plain')
    .send('The pages are not built yet: run "npm run build", then start again.\n');
}
