import { parseCookie, type SerializeOptions, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

/** A browser takes a cookie of such a name only over https, for this very host and for all of its paths (RFC 6265bis). */
const HOST_PREFIX = '__Host-';

/** A cookie to be kept by a browser. */
export interface SiteCookie {
  /** Its plain name; on https it is kept under this name behind `__Host-`. */
  readonly name: string;
  readonly value: string;
  /** 0 has the browser forget it. */
  readonly maxAgeSeconds: number;
}

/**
 * The value of a cookie that scripts can't read. Where both are there, the one behind `__Host-` counts: no other host can
 * have set it. The plain one is what sites without https have, and what older versions set.
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined) return undefined;
  const cookies = parseCookie(cookie);
  return cookies[HOST_PREFIX + name] ?? cookies[name];
}

/**
 * Has the browser keep a cookie that scripts can't read, behind `__Host-` where the site is known to have https or the
 * request came over it; a plain one that the browser still has from before is forgotten then.
 */
export function setCookie(response: Response, publicOrigin: string | undefined, cookie: SiteCookie): void {
  const { name, value, maxAgeSeconds } = cookie;
  const options = { ...cookieOptions(response, publicOrigin), httpOnly: true };
  const cookies = parseCookie(response.req.headers.cookie ?? '');
  if (options.secure && cookies[name] !== undefined) {
    response.append('Set-Cookie', stringifySetCookie(name, '', { ...options, maxAge: 0 }));
  }
  const keptName = options.secure ? HOST_PREFIX + name : name;
  response.append('Set-Cookie', stringifySetCookie(keptName, value, { ...options, maxAge: maxAgeSeconds }));
}

/** Has the browser keep a cookie that scripts may read: it holds no secret and proves nothing, whoever has set it. */
export function setReadableCookie(
  response: Response,
  publicOrigin: string | undefined,
  { name, value, maxAgeSeconds }: SiteCookie,
): void {
  const options = { ...cookieOptions(response, publicOrigin), maxAge: maxAgeSeconds };
  response.append('Set-Cookie', stringifySetCookie(name, value, options));
}

function cookieOptions(
  response: Response,
  publicOrigin: string | undefined,
): SerializeOptions & { secure: boolean } {
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  return { path: '/', sameSite: 'lax', secure: isHttps || response.req.secure };
}
