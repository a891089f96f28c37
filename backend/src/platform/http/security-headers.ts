import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Browser features denied to the site's pages and everything loaded into them. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Sets the headers that restrict what pages of this site may do. Only own scripts run. HTTPS is enforced only
 * where the site is known to have it. Sockets of the same host are covered by 'self'. The defaults of helmet
 * keep other sites from framing, loading or guessing at pages, and keep addresses of this site from leaking.
 */
export function securityHeaders(publicOrigin: string | undefined): RequestHandler {
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  const headers = helmet({
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
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    headers(request, response, next);
  };
}
