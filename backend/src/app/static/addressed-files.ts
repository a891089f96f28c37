import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/**
 * Placeholder that the site's build writes for the site's own address (frontend/build-plugins/page-head.ts).
 * Link previews and the site map allow no relative addresses, and one build serves any address.
 */
export const UNKNOWN_ORIGIN = 'https://origin.invalid';

/** Content types of the files that may contain the site's own address, by extension. */
const CONTENT_TYPES = new Map([
  ['.html', 'text/html;charset=utf-8'],
  ['.xml', 'text/xml'],
]);

/** A file in all encodings that are served. */
interface AddressedFile {
  /** Path below the folder, with a leading slash. */
  readonly name: string;
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Promise<Buffer>;
  readonly gzip: Promise<Buffer>;
}

/** Sets further headers of a file by its path below the folder. */
export type SetHeaders = (response: ServerResponse, path: string) => void;

/**
 * Serves the pages of `folder` and the site map from memory, with `origin` as the site's own address. Paths
 * are resolved by name, without `.html`, and an `index.html` by its folder. Other requests are
 * passed on. The folder is read once. A status that is already set stays.
 */
export function addressedFiles(folder: string, origin: string, setHeaders: SetHeaders): RequestHandler {
  const files = new Map(filesWithAddress(folder, origin).map((file) => [file.name, file]));
  return (request, response, next) => {
    const file = namesFor(request.path)
      .map((name) => files.get(name))
      .find((found) => found !== undefined);
    if (!file) return next();
    setHeaders(response, file.name);
    return send(file, request, response);
  };
}

function filesWithAddress(folder: string, origin: string): AddressedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const contentType = CONTENT_TYPES.get(/\.[^.]+$/.exec(entry.name)?.[0] ?? '');
    if (!entry.isFile() || contentType === undefined) return [];
    const path = join(entry.parentPath, entry.name);
    const plain = Buffer.from(readFileSync(path, 'utf8').replaceAll(UNKNOWN_ORIGIN, () => origin));
    return [
      {
        name: `/${relative(folder, path).split(sep).join('/')}`,
        contentType,
        etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
        plain,
        br: promisify(brotliCompress)(plain),
        gzip: promisify(gzip)(plain),
      },
    ];
  });
}

/** Returns the names of the files that may answer a path. */
function namesFor(path: string): string[] {
  const plain = decoded(path).replace(/\/$/, '');
  return [plain, `${plain}.html`, `${plain}/index.html`];
}

/** Decodes a path; returns it unchanged if that fails. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function send(file: AddressedFile, request: Request, response: Response): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`, 'i').test(accepted));
  const body = await file[encoding ?? 'plain'];
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200 && request.headers['if-none-match'] === file.etag) {
    response.status(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
