import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { errorCode } from '../errors/error-code.js';
import { ConfigError, decodeSetting } from './config-error.js';

/** Address of the database: a SQLite file, or a server that speaks MySQL's protocol. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly path: string }
  | {
      readonly kind: 'mysql';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
      /** TLS of the connections; undefined for none. */
      readonly tls: TlsAddress | undefined;
    };

/** Names of the TLS modes, as MySQL clients call them. */
const TLS_MODES = ['REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;

/** TLS settings for a database server. */
export interface TlsAddress {
  readonly mode: (typeof TLS_MODES)[number];
  /** Certificate authorities to trust, as PEM; undefined for those that Node.js trusts. */
  readonly ca: string | undefined;
}

const PARAMETERS = ['ssl', 'ssl-mode', 'ssl-ca'];
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Parses DATABASE_URL; throws a ConfigError if it or any part of it is invalid or unknown. */
export function readDatabaseAddress(text: string | undefined, dataFolder: string): DatabaseAddress {
  if (text === undefined) return { kind: 'sqlite', path: resolve(dataFolder, 'alien-squad.sqlite') };
  if (/^sqlite:(?!\/\/|:)[^?#]+$/.test(text)) {
    return { kind: 'sqlite', path: resolve(text.slice('sqlite:'.length)) };
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'mysql:' || !url.hostname || !/^\/[^/]+$/.test(url.pathname) || url.hash) {
    throw new ConfigError(
      'DATABASE_URL must be sqlite:<file>, such as sqlite:data/alien-squad.sqlite, or mysql://user:password@host:3306/database.',
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    kind: 'mysql',
    host,
    port: url.port ? Number(url.port) : 3306,
    user: decodeSetting('DATABASE_URL', url.username),
    password: decodeSetting('DATABASE_URL', url.password),
    database: decodeSetting('DATABASE_URL', url.pathname.slice(1)),
    tls: readTls(url.searchParams, host),
  };
}

/** Returns the address without its secrets. */
export function describeDatabaseAddress(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return `sqlite:${address.path}`;
  const { host, port, database, tls } = address;
  return `mysql://${host}:${port}/${database}${tls ? `?ssl-mode=${tls.mode}` : ''}`;
}

/** Returns the name of the database for use in a sentence. */
export function placeOf(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return `the database file ${address.path}`;
  return `the database ${address.database} at ${address.host}:${address.port}`;
}

/**
 * Returns the TLS settings of DATABASE_URL. TLS without a mode means full verification, including the
 * server's name.
 */
function readTls(parameters: URLSearchParams, host: string): TlsAddress | undefined {
  const names = [...parameters.keys()];
  const wrong = names.find((name, index) => !PARAMETERS.includes(name) || names.indexOf(name) !== index);
  if (wrong !== undefined)
    throw new ConfigError(
      `DATABASE_URL may name each of ${PARAMETERS.join(', ')} once, and nothing like ${wrong}.`,
    );
  const path = parameters.get('ssl-ca') ?? undefined;
  const mode = readMode(parameters) ?? (path === undefined ? 'DISABLED' : 'VERIFY_IDENTITY');
  if (path !== undefined && !mode.startsWith('VERIFY'))
    throw new ConfigError(
      `DATABASE_URL has an ssl-ca, which ssl-mode=${mode} does not look at: set VERIFY_IDENTITY or VERIFY_CA.`,
    );
  if (mode === 'DISABLED') return undefined;
  if (mode === 'VERIFY_IDENTITY' && isIP(host) !== 0)
    throw new ConfigError(
      'DATABASE_URL must name the server as its certificate does to have its identity verified, not by an IP address: set its name, or ssl-mode=VERIFY_CA.',
    );
  return { mode, ca: path === undefined ? undefined : readAuthorities(path) };
}

function readMode(parameters: URLSearchParams): TlsAddress['mode'] | 'DISABLED' | undefined {
  const [mode, ssl] = [parameters.get('ssl-mode'), parameters.get('ssl')];
  if (mode === null && ssl === null) return undefined;
  if (mode === null && ssl === 'true') return 'VERIFY_IDENTITY';
  if (mode === null && ssl === 'false') return 'DISABLED';
  const known =
    ssl === null && (['DISABLED', ...TLS_MODES] as const).find((name) => name === mode?.toUpperCase());
  if (known) return known;
  throw new ConfigError(
    `DATABASE_URL must have either ssl=true, ssl=false or an ssl-mode, which is one of DISABLED, ${TLS_MODES.join(', ')}.`,
  );
}

function readAuthorities(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`DATABASE_URL names an ssl-ca ${path} that can't be read (${errorCode(error)}).`);
  }
  const certificates = text.match(CERTIFICATE) ?? [];
  if (certificates.length > 0 && certificates.every(isCertificate)) return certificates.join('\n');
  throw new ConfigError(`DATABASE_URL names an ssl-ca ${path} that holds no certificates as PEM.`);
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== '';
  } catch {
    return false;
  }
}
