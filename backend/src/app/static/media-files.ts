import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { Problem } from '../../platform/errors/problem.js';

/** `ab/<hash>.webp`, as pictures are stored; no other file of the folder is ever served. */
const PICTURE = /^\/media\/([0-9a-f]{2})\/(\1[0-9a-f]{62}\.webp)$/;

/** A picture's name is the hash of its content, so it never changes. */
const PICTURE_CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves the members' pictures below `/media/` from `folder`, which changes while the server runs. A missing
 * picture is 404; other requests are passed on.
 */
export function mediaFiles(folder: string): RequestHandler {
  return async (request, response, next) => {
    const [, part = '', name] = PICTURE.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (name === undefined || !isRead) return next();
    const file = await open(join(folder, part, name), 'r').catch(() => undefined);
    if (!file) return next(new Problem('request.not_found'));
    try {
      const { size } = await file.stat();
      setHeaders(response, size);
      if (request.method === 'HEAD') response.end();
      else await pipeline(file.createReadStream({ autoClose: false }), response);
    } catch {
      // The client has disconnected, or the file can't be read: an incomplete answer must not look complete.
      response.destroy();
    } finally {
      await file.close();
    }
  };
}

/**
 * Sets the headers: a fixed content type that must not be guessed, and a policy that forbids everything to a
 * page made from a picture.
 */
function setHeaders(response: Response, size: number): void {
  response.setHeader('Cache-Control', PICTURE_CACHE);
  response.setHeader('Content-Type', 'image/webp');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Content-Length', size);
}
