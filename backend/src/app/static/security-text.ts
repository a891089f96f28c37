import type { RequestHandler } from 'express';
import type { Clock } from '../../platform/common/clock.js';

/** Path at which finders of a security hole look for a contact (RFC 9116). */
const ADDRESS = '/.well-known/security.txt';

/** Validity of the file; less than the year that RFC 9116 §2.5.5 advises. */
const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Contact for security reports and address of the site. */
export interface SecurityContact {
  /** A mailto:, https: or tel: address; undefined for no file. */
  readonly securityContact: string | undefined;
  readonly publicOrigin: string | undefined;
}

/**
 * Serves security.txt if the operator has set a contact. Its expiry moves on, so it never expires while the
 * site runs.
 */
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

/** Returns the expiry date, which stays the same for a whole day. */
function expiry(clock: Clock): Date {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  return new Date(today + VALID_FOR_MS);
}
