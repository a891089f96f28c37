import type { RequestHandler } from 'express';
import { Problem } from '../../platform/errors/problem.js';

/** Files that change while the server runs; no other file of their folder is ever served. */
interface StoredFiles {
  /** Their address, with the path below the folder as its only group. */
  readonly address: RegExp;
  /** `Cache-Control` by the file's path. */
  readonly cache: (path: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * `/media/ab/<hash>.webp`, as pictures are stored. The name is the hash of the content, so it never changes.
 * The policy forbids everything to a page made from a picture.
 */
const PICTURES: StoredFiles = {
  address: /^\/media\/(([0-9a-f]{2})\/\2[0-9a-f]{62}\.webp)$/,
  cache: () => 'public, max-age=31536000, immutable',
  headers: { 'Content-Security-Policy': "default-src 'none'; sandbox" },
};

/**
 * `/livestream/<session>/index.m3u8` and `<number>.ts`, which the ingest writes and removes again. A session's
 * name is 128 random bits, given only to those who may watch.
 */
const STREAM: StoredFiles = {
  address: /^\/livestream\/([0-9a-f]{32}\/(?:index\.m3u8|\d{1,9}\.ts))$/,
  cache: (path) => (path.endsWith('.m3u8') ? 'no-store' : 'public, max-age=600, immutable'),
};

const CONTENT_TYPES = new Map([
  ['webp', 'image/webp'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['ts', 'video/mp2t'],
]);

/** Serves the members' pictures below `/media/` from `folder`. */
export const mediaFiles = (folder: string): RequestHandler => storedFiles(folder, PICTURES);

/** Serves the livestream's files below `/livestream/` from `folder`. The address `/livestream` itself is a page. */
export const livestreamFiles = (folder: string): RequestHandler => storedFiles(folder, STREAM);

/** A missing file is 404, and every other request is passed on. The content type must not be guessed. */
function storedFiles(folder: string, { address, cache, headers }: StoredFiles): RequestHandler {
  return (request, response, next) => {
    const [, path] = address.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined || !isRead) return next();
    const options = {
      root: folder,
      acceptRanges: false,
      cacheControl: false,
      etag: false,
      lastModified: false,
      headers: {
        'Cache-Control': cache(path),
        'Content-Type': CONTENT_TYPES.get(path.slice(path.lastIndexOf('.') + 1)),
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      },
    };
    return response.sendFile(path, options, (error) => {
      if (!error) return;
      // An incomplete answer must not look complete.
      if (response.headersSent) response.destroy();
      else next(new Problem('request.not_found'));
    });
  };
}
