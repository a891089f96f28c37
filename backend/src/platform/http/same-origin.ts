import type { Request, RequestHandler } from 'express';
import { isSafeMethod } from './http.js';
import { Problem } from '../errors/problem.js';

/** A session's cookie, by its name on https or without. */
const SESSION_COOKIE = /(?:^|[;\s])(?:__Host-)?session\s*=/;

/** What decides whether a request comes from the site itself. */
interface OriginClaim {
  /** The Origin header. */
  readonly origin: string;
  /** The host the request was made to, with its port: the Host header, or what a trusted proxy says it was. */
  readonly host: string;
}

/** Whether a page of this site made the request; `null` and whatever is no origin never did. */
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
 * Why a request that is answered by who is signed in may not come from where it comes: an Origin needs to be this site's,
 * and a browser with a session needs one. A program that is no browser is let through without: nobody can make it send
 * what its user does not mean. Browsers say `Sec-Fetch-Site`; Node's own `fetch` says `Sec-Fetch-Mode`, so that is no sign.
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
 * Keeps other sites from writing in a member's name, and from leading a member to an answer of the API by a link, which
 * would download a file or cost the server work. Browsers say of each request whose page caused it (Fetch Metadata); what
 * somebody types or has bookmarked is `none`.
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
