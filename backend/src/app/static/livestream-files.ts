import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { Problem } from '../../platform/errors/problem.js';

/** `<session>/index.m3u8` and `<session>/<number>.ts`; no other file of the folder is ever served. */
const STREAM_FILE = /^\/livestream(\/[0-9a-f]{32}\/(?:index\.m3u8|\d{1,9}\.ts))$/;

const SEGMENT_CACHE = 'public, max-age=600, immutable';

/**
 * Serves the livestream's files below `/livestream/`, which the ingest writes to `folder` and removes again.
 * A session's name is 128 random bits, given only to those who may watch. The address `/livestream` itself is
 * a page.
 */
export function livestreamFiles(folder: string): RequestHandler {
  // `dev` reads the folder again for each request.
  const files = sirv(join(folder), {
    dev: true,
    etag: false,
    setHeaders: (response, path) => {
      const isPlaylist = path.endsWith('.m3u8');
      response.setHeader('Cache-Control', isPlaylist ? 'no-store' : SEGMENT_CACHE);
      response.setHeader('Content-Type', isPlaylist ? 'application/vnd.apple.mpegurl' : 'video/mp2t');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response, next) => {
    if (!request.path.startsWith('/livestream/')) return next();
    const [, path] = STREAM_FILE.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined || !isRead) return next(new Problem('request.not_found'));
    delete request.headers.range;
    response.once('pipe', (file: NodeJS.ReadableStream & { destroy(): void }) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    const { url } = request;
    request.url = path;
    return files(request, response, () => {
      request.url = url;
      next(new Problem('request.not_found'));
    });
  };
}
