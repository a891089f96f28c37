import type { SslOptions } from 'mysql2';
import type { DatabaseAddress } from '../config/config.js';

type ServerAddress = Extract<DatabaseAddress, { kind: 'mysql' }>;

/** Returns the TLS options for mysql2, used wherever a connection is opened. */
export function tlsOptions({ tls }: ServerAddress): { readonly ssl?: SslOptions } {
  if (!tls) return {};
  const isVerified = tls.mode !== 'REQUIRED';
  return {
    ssl: {
      rejectUnauthorized: isVerified,
      verifyIdentity: tls.mode === 'VERIFY_IDENTITY',
      ...(tls.ca === undefined ? {} : { ca: tls.ca }),
    },
  };
}

/** Returns a sentence about a failed TLS handshake; undefined for any other error. */
export function tlsProblem({ host, port }: ServerAddress, error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const where = `The database server at ${host}:${port}`;
  switch (error.code) {
    case 'HANDSHAKE_NO_SSL_SUPPORT':
      return `${where} offers no TLS: set it up there, or take TLS out of DATABASE_URL.`;
    case 'HANDSHAKE_SSL_ERROR':
      return `${where} can't be trusted (${error.message}): check ssl-mode and ssl-ca in DATABASE_URL.`;
    case 'ER_SECURE_TRANSPORT_REQUIRED':
      return `${where} asks for TLS: add ?ssl-mode=VERIFY_IDENTITY to DATABASE_URL.`;
    default:
      return undefined;
  }
}
