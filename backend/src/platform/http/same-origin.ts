import type { Request, RequestHandler } from 'express';
import { isSafeMethod } from './http.js';
import { Problem } from '../errors/problem.js';

/** Matches the session cookie, by its name on https or without. */
const SESSION_COOKIE = /(?:^|[;\s])(?:__Host-)?session\s*=/;

/** The two headers that show whether a request comes from the site itself. */
interface OriginClaim {
  /** The Origin header. */
  readonly origin: string;
  /** The host the request was made to, with its port: the Host header, or what a trusted proxy says it was. */
  readonly host: string;
}

/** Returns whether a page of this site made the request; never true for `null` or an invalid origin. */
function isSameOrigin(claim: OriginClaim, publicOrigin: string | undefined): boolean {
  if (!URL.canParse(claim.origin)) return false;
  const origin = new URL(claim.origin);
  if (origin.protocol !== 'http:' && origin.protocol !== 'https:') return false;
  if (publicOrigin !== undefined && new URL(publicOrigin).host === origin.host)
    return origin.origin === publicOrigin;
  const target = `${origin.protocol}//${claim.host}`;
  return URL.canParse(target) && new URL(target).host === origin.host;
}

/**
 * Returns the problem of a request that depends on the session but comes from a wrong origin. A given Origin
 * must be this site's, and a browser with a session must send one. Programs that are no browsers may omit it,
 * because other sites can't make them send requests. Browsers are recognised by `Sec-Fetch-Site`; Node's own
 * `fetch` sends `Sec-Fetch-Mode`, so that header proves nothing.
 */
export function originProblem(request: Request, publicOrigin: string | undefined): Problem | undefined {
  const { origin, cookie = '', 'sec-fetch-site': browserSite } = request.headers;
  if (origin !== undefined) {
    const isOwn = isSameOrigin({ origin, host: request.host }, publicOrigin);
    return isOwn ? undefined : new Problem('request.cross_origin');
  }
  const isBrowserWithSession = browserSite !== undefined && SESSION_COOKIE.test(cookie);
  return isBrowserWithSession ? new Problem('request.origin_required') : undefined;
}

/**
 * Rejects writes that other sites make in a member's name, and links from other sites to an API answer, which
 * would download a file or cost the server work. Browsers report which page caused a request (Fetch
 * Metadata); typed and bookmarked addresses are `none`.
 */
export function requireSameOrigin(publicOrigin: string | undefined): RequestHandler {
  return (request, _response, next) => {
    next(isSafeMethod(request.method) ? linkProblem(request) : originProblem(request, publicOrigin));
  };
}

function linkProblem({ headers }: Request): Problem | undefined {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site' ? new Problem('request.cross_origin') : undefined;
}
