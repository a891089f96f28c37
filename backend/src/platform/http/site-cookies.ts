import { parseCookie, type SerializeOptions, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

/**
 * Browsers accept a cookie with this prefix only over https, for this exact host and all of its paths (RFC
 * 6265bis).
 */
const HOST_PREFIX = '__Host-';

/** A cookie for the browser to store. */
export interface SiteCookie {
  /** Name without prefix; on https the browser stores it with `__Host-` before it. */
  readonly name: string;
  readonly value: string;
  /** 0 deletes the cookie. */
  readonly maxAgeSeconds: number;
}

/**
 * Returns the value of a cookie that scripts can't read. A cookie with `__Host-` takes precedence, because no
 * other host can have set it. Plain names are used by sites without https and by older versions.
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined) return undefined;
  const cookies = parseCookie(cookie);
  return cookies[HOST_PREFIX + name] ?? cookies[name];
}

/**
 * Sets a cookie that scripts can't read, with the prefix `__Host-` if the site is known to have https or the
 * request came over it. An older plain cookie is deleted then.
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

/** Sets a cookie that scripts may read. It must hold no secret and prove nothing: anybody can set it. */
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
