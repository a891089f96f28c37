import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { errorCode } from '../errors/error-code.js';
import { Problem } from '../errors/problem.js';
import { StartError } from '../errors/start-error.js';
import type { DatabaseAddress } from '../config/config.js';
import { isUnavailable } from '../errors/database-errors.js';
import { tlsOptions } from './server-tls.js';

/** Maximum time to wait for a database server that does not answer yet. */
const WAIT_LIMIT_MS = 60_000;

const PAUSE_MS = 1_000;

/** Timeout for one attempt. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Maximum number of starts with a database server that goes away again and again. */
const MAX_STARTS = 10;

type ServerAddress = Extract<DatabaseAddress, { kind: 'mysql' }>;

/** Dependencies of waiting; tests pass their own. */
export interface Waiting {
  /** Connects and disconnects; rejects with the driver's error. */
  connect(address: ServerAddress): Promise<void>;
  pause: (milliseconds: number) => Promise<unknown>;
  /** Returns milliseconds since some fixed moment. */
  elapsedMs(): number;
  /** Prints a sentence for the person who starts the server. */
  say: (sentence: string) => void;
}

const REAL_WAITING: Omit<Waiting, 'say'> = { connect, pause, elapsedMs: () => performance.now() };

/**
 * Waits up to a minute for a database server that was started together with this one. Returns false if it
 * still does not answer. Never throws: the code that opens the database afterwards reports what is wrong. An
 * embedded database needs no waiting.
 */
export async function awaitDatabase(
  address: DatabaseAddress,
  waiting: Pick<Waiting, 'say'> & Partial<Waiting>,
): Promise<boolean> {
  if (address.kind === 'sqlite') return true;
  const { connect, pause, elapsedMs, say } = { ...REAL_WAITING, ...waiting };
  const endsAt = elapsedMs() + WAIT_LIMIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    const error: unknown = await connect(address).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!isUnavailable(error)) return true;
    if (elapsedMs() >= endsAt) return false;
    if (attempt === 1) say(sentenceFor(address, errorCode(error)));
    await pause(PAUSE_MS);
  }
}

/**
 * Waits for the database and runs `start`, which opens it. If the database goes away meanwhile, both are
 * repeated.
 *
 * @throws StartError when it stays away or goes away again and again; and whatever else `start` throws.
 */
export async function startOn<T>(
  waiting: { wait: () => Promise<boolean> } & Pick<Waiting, 'say'> & Partial<Pick<Waiting, 'pause'>>,
  start: () => Promise<T>,
): Promise<T> {
  const { wait, say, pause } = { ...REAL_WAITING, ...waiting };
  for (let starts = 1; ; starts += 1) {
    const hasHope = await wait();
    try {
      return await start();
    } catch (error) {
      if (!isUnavailable(causeOf(error))) throw error;
      if (!hasHope || starts === MAX_STARTS) throw lastWord(error);
      say('The database went away while the server started: starting again.');
      await pause(PAUSE_MS);
    }
  }
}

/** Returns the error behind a StartError or a Problem. */
function causeOf(error: unknown): unknown {
  return error instanceof StartError || error instanceof Problem ? error.cause : error;
}

function lastWord(error: unknown): StartError {
  if (error instanceof StartError) return error;
  return new StartError('The database goes away whenever the server starts: look there first.', {
    cause: error,
  });
}

async function connect(address: ServerAddress): Promise<void> {
  const { host, port, user, password, database } = address;
  const options = {
    ...{ host, port, user, password, database, connectTimeout: CONNECT_TIMEOUT_MS },
    ...tlsOptions(address),
  };
  const connection = await createConnection(options);
  await connection.end();
}

function sentenceFor({ host, port, database }: ServerAddress, code: string): string {
  const seconds = WAIT_LIMIT_MS / 1_000;
  return `The database at ${host}:${port}/${database} doesn't answer yet (${code}): waiting for it, for ${seconds} seconds at the most.`;
}
