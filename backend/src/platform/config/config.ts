import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.js';
import { type DatabaseAddress, describeDatabaseAddress, readDatabaseAddress } from './database-address.js';

export { ConfigError } from './config-error.js';
export type { DatabaseAddress } from './database-address.js';

/** Values of LOG_LEVEL, from the quietest to the loudest. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Modes of the process that receives the livestream: a child of this server, a separate service, or off. */
const INGEST_MODES = ['child', 'separate', 'off'] as const;

/** Who may read the livestream's files: only the server's own user, or also a proxy of another user. */
const STREAM_FILES = ['private', 'proxy'] as const;

export interface IngestConfig {
  readonly mode: (typeof INGEST_MODES)[number];
  /** Address that encoders connect to; the default is this machine only. */
  readonly host: string;
  readonly port: number;
  /** URL of the API for the ingest. */
  readonly apiUrl: string;
  /**
   * Secret that protects the stream key and the channel between ingest and API. Without it, a file in the
   * data folder is used.
   */
  readonly secret: string | undefined;
  readonly files: (typeof STREAM_FILES)[number];
}

/** Settings of a running server, read from its environment; also the injection token. */
export abstract class Config {
  /** The port to listen on. */
  abstract readonly port: number;
  /** The address to listen on; the default is this machine only. */
  abstract readonly host: string;
  abstract readonly database: DatabaseAddress;
  /** URL of the Redis that several nodes share, if there is one. */
  abstract readonly redisUrl: string | undefined;
  /** Folder for everything that is stored in files. */
  abstract readonly dataFolder: string;
  /** The origin people type, such as `https://aliens.example`; undefined when it is not known. */
  abstract readonly publicOrigin: string | undefined;
  /** Contact for security reports, as a mailto:, https: or tel: address, for security.txt. */
  abstract readonly securityContact: string | undefined;
  abstract readonly ownerUsername: string;
  /** Initial password of the owner. Without it, a random one is generated and printed once. */
  abstract readonly ownerPassword: string | undefined;
  /** Number of proxies in front of the server, or their addresses; undefined trusts none. */
  abstract readonly trustProxy: number | readonly string[] | undefined;
  abstract readonly logLevel: LogLevel;
  /** Factor for every rate limit. */
  abstract readonly rateLimitScale: number;
  /** Whether a database without accounts keeps the samples that the migrations make. */
  abstract readonly seedSamples: boolean;
  abstract readonly ingest: IngestConfig;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const USERNAME = /^[A-Za-z0-9_-]{3,24}$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { PORT: '3000', INGEST_PORT: '1935' };
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns the folder with the livestream's files. */
export function livestreamFolder({ dataFolder }: Config): string {
  return join(dataFolder, 'livestream');
}

/** Returns the folder with the members' pictures. */
export function mediaFolder({ dataFolder }: Config): string {
  return join(dataFolder, 'media');
}

/** Reads the settings from the environment; throws a ConfigError for the first invalid one. */
export function loadConfig(environment: Environment): Config {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const dataFolder = resolve(read('DATA_DIR') ?? 'data');
  const publicUrl = read('PUBLIC_URL');
  const host = read('HOST') ?? '127.0.0.1';
  return {
    port: readPort('PORT', read('PORT') ?? '3000'),
    host,
    database: readDatabaseAddress(read('DATABASE_URL'), dataFolder),
    redisUrl: readRedis(read('REDIS_URL')),
    dataFolder,
    publicOrigin:
      publicUrl &&
      readOrigin(
        'PUBLIC_URL',
        publicUrl,
        'the address people open, without a path, such as https://aliens.example',
      ),
    securityContact: readSecurityContact(read('SECURITY_CONTACT')),
    ownerUsername: readOwnerUsername(read('SITE_OWNER_USERNAME')),
    ownerPassword: readSecret('SITE_OWNER_PASSWORD', read('SITE_OWNER_PASSWORD'), 6, 'get a random one'),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    logLevel: readChoice('LOG_LEVEL', LOG_LEVELS, read('LOG_LEVEL') ?? 'info'),
    rateLimitScale: readRateLimitScale(read('RATE_LIMIT_SCALE')),
    seedSamples: readSeedSamples(read, host),
    ingest: readIngest(read),
  };
}

/** Returns the settings for printing, without passwords and keys. */
export function describeConfig(config: Config): Record<string, string> {
  return {
    PORT: String(config.port),
    HOST: config.host,
    DATABASE_URL: describeDatabaseAddress(config.database),
    REDIS_URL: config.redisUrl ? new URL(config.redisUrl).host : 'none',
    DATA_DIR: config.dataFolder,
    PUBLIC_URL: config.publicOrigin ?? 'not set',
    SECURITY_CONTACT: config.securityContact ?? 'not set',
    SITE_OWNER_USERNAME: config.ownerUsername,
    SITE_OWNER_PASSWORD: config.ownerPassword ? 'set' : 'not set',
    TRUST_PROXY: config.trustProxy === undefined ? 'none' : String(config.trustProxy),
    LOG_LEVEL: config.logLevel,
    RATE_LIMIT_SCALE: String(config.rateLimitScale),
    SEED_SAMPLES: config.seedSamples ? 'on' : 'off',
    INGEST: config.ingest.mode,
    INGEST_HOST: config.ingest.host,
    INGEST_PORT: String(config.ingest.port),
    INGEST_API_URL: config.ingest.apiUrl,
    LIVESTREAM_FILES: config.ingest.files,
    STREAM_SECRET: config.ingest.secret === undefined ? 'in DATA_DIR' : 'set',
  };
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  const example = DEFAULT_PORTS[name] ?? text;
  throw new ConfigError(
    `${name} must be a whole number from 0 to 65535, such as ${example} (0 takes any free port).`,
  );
}

/** Reads whether a new site gets samples; by default only on one's own machine, without a proxy in front of it. */
function readSeedSamples(read: (name: string) => string | undefined, host: string): boolean {
  const isLoopback = /^(localhost|127\..+|::1)$/.test(host);
  const isServed = read('NODE_ENV') === 'production' || read('PUBLIC_URL') || read('TRUST_PROXY');
  const isOwnMachine = isLoopback && !isServed;
  const choice = read('SEED_SAMPLES') ?? (isOwnMachine ? 'on' : 'off');
  return readChoice('SEED_SAMPLES', ['on', 'off'], choice) === 'on';
}

function readIngest(read: (name: string) => string | undefined): IngestConfig {
  return {
    mode: readChoice('INGEST', INGEST_MODES, read('INGEST') ?? 'child'),
    host: read('INGEST_HOST') ?? '127.0.0.1',
    port: readPort('INGEST_PORT', read('INGEST_PORT') ?? '1935'),
    apiUrl: readOrigin(
      'INGEST_API_URL',
      read('INGEST_API_URL') ?? `http://127.0.0.1:${read('PORT') ?? '3000'}`,
      'the address of the API, such as http://127.0.0.1:3000',
    ),
    secret: readSecret('STREAM_SECRET', read('STREAM_SECRET'), 32, 'keep one in DATA_DIR'),
    files: readChoice('LIVESTREAM_FILES', STREAM_FILES, read('LIVESTREAM_FILES') ?? 'private'),
  };
}

function readSecret(
  name: string,
  text: string | undefined,
  least: number,
  otherwise: string,
): string | undefined {
  if (text === undefined || (text.length >= least && text.length <= 200)) return text;
  throw new ConfigError(`${name} must have ${least} to 200 characters, or be left out to ${otherwise}.`);
}

function readChoice<Choice extends string>(name: string, choices: readonly Choice[], text: string): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw new ConfigError(`${name} must be one of ${choices.join(', ')}.`);
}

/** Reads an origin; `what` says what it should be. */
function readOrigin(name: string, text: string, what: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new ConfigError(`${name} must be ${what}.`);
}

function readRedis(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWhole = url && !url.search && !url.hash && /^(\/\d{0,4})?$/.test(url.pathname);
  if (isWhole && url.hostname && ['redis:', 'rediss:'].includes(url.protocol)) return text;
  throw new ConfigError(
    'REDIS_URL must be redis://host:6379, or rediss://host:6379 for TLS, with nothing but a database number after it, or left out.',
  );
}

function readSecurityContact(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isContact =
    (url?.protocol === 'mailto:' && /^[^@\s,]+@[^@\s,]+$/.test(url.pathname)) ||
    (url?.protocol === 'tel:' && /^\+?[\d.()-]+$/.test(url.pathname)) ||
    (url?.protocol === 'https:' && url.username === '' && url.password === '');
  if (url && isContact) return url.href;
  throw new ConfigError(
    'SECURITY_CONTACT must be one mailto:, https: or tel: address, such as mailto:security@aliens.example.',
  );
}

function readOwnerUsername(text = 'overlord'): string {
  if (USERNAME.test(text)) return text;
  throw new ConfigError('SITE_OWNER_USERNAME must have 3 to 24 letters, digits, _ or -.');
}

function readTrustProxy(text: string | undefined): number | readonly string[] | undefined {
  if (text === undefined || text === '0') return undefined;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every(isProxyAddress)) return parts;
  throw new ConfigError(
    'TRUST_PROXY must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8,loopback.',
  );
}

function isProxyAddress(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readRateLimitScale(text = '1'): number {
  const scale = Number(text);
  if (Number.isFinite(scale) && scale > 0) return scale;
  throw new ConfigError('RATE_LIMIT_SCALE must be a number above 0, such as 1.');
}
