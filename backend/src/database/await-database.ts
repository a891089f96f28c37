import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { DatabaseAddress } from '../config.js';

/** How long a database server that doesn't answer yet is waited for. */
const WAIT_LIMIT_MS = 60_000;

const PAUSE_MS = 1_000;

/** How long one attempt may take. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What a server that is still starting, or starting again, may answer with; a wrong password is not among them. */
const NOT_YET: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['PROTOCOL_CONNECTION_LOST', 'ER_CON_COUNT_ERROR', 'ER_SERVER_SHUTDOWN'],
];

type ServerAddress = Extract<DatabaseAddress, { kind: 'mysql' }>;

/** What waiting is made of: tests use their own. */
export interface Waiting {
  /** Connects and leaves again; rejects with the driver's error. */
  connect(address: ServerAddress): Promise<void>;
  pause(milliseconds: number): Promise<unknown>;
  /** Milliseconds since some fixed moment. */
  elapsedMs(): number;
  /** Tells the person who starts the server why nothing happens. */
  say(sentence: string): void;
}

const REAL_WAITING: Omit<Waiting, 'say'> = { connect, pause, elapsedMs: () => performance.now() };

/**
 * Waits until a database server that is started together with this one answers, for a minute at the most. It never
 * throws: whoever opens the database afterwards says what is wrong with it. An embedded database is always there.
 */
export async function awaitDatabase(
  address: DatabaseAddress,
  waiting: Pick<Waiting, 'say'> & Partial<Waiting>,
): Promise<void> {
  if (address.kind === 'sqlite') return;
  const { connect, pause, elapsedMs, say } = { ...REAL_WAITING, ...waiting };
  const endsAt = elapsedMs() + WAIT_LIMIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    const code = await connect(address).then(() => undefined, codeOf);
    if (!NOT_YET.includes(code) || elapsedMs() >= endsAt) return;
    if (attempt === 1) say(sentenceFor(address, String(code)));
    await pause(PAUSE_MS);
  }
}

async function connect({ host, port, user, password, database }: ServerAddress): Promise<void> {
  const options = { host, port, user, password, database, connectTimeout: CONNECT_TIMEOUT_MS };
  const connection = await createConnection(options);
  await connection.end();
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function sentenceFor({ host, port, database }: ServerAddress, code: string): string {
  const seconds = WAIT_LIMIT_MS / 1_000;
  return `The database at ${host}:${port}/${database} doesn't answer yet (${code}): waiting for it, for ${seconds} seconds at the most.`;
}
