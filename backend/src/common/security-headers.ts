import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The headers that tell a browser what pages of this site may do. Only own scripts run; HTTPS is demanded only where
 * the site is known to have it. Sockets of the same host fall under 'self'.
 */
export function securityHeaders(publicOrigin: string | undefined): RequestHandler {
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  return helmet({
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}
