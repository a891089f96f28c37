import type { RequestHandler } from 'express';
import type { Clock } from '../../platform/common/clock.js';

/** Where people who have found a hole look for whom to tell (RFC 9116). */
const ADDRESS = '/.well-known/security.txt';

/** What is said today may be relied on for so long: less than the year that RFC 9116 §2.5.5 advises. */
const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom to tell, and where the site is. */
export interface SecurityContact {
  /** A mailto:, https: or tel: address; without one there is no such file. */
  readonly securityContact: string | undefined;
  readonly publicOrigin: string | undefined;
}

/** Serves security.txt where the operator has said whom to tell of a hole; it never runs out while the site is there. */
export function securityText(
  { securityContact, publicOrigin }: SecurityContact,
  clock: Clock,
): RequestHandler {
  return (request, response, next) => {
    const isAsked = request.path === ADDRESS && ['GET', 'HEAD'].includes(request.method);
    if (!isAsked || securityContact === undefined) return next();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expiry(clock).toISOString()}`,
      'Preferred-Languages: en',
      ...(publicOrigin === undefined ? [] : [`Canonical: ${publicOrigin}${ADDRESS}`]),
    ];
    response.setHeader('Cache-Control', 'no-cache');
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  };
}

/** The same for a whole day. */
function expiry(clock: Clock): Date {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  return new Date(today + VALID_FOR_MS);
}
