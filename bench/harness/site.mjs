import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startTool, stopTool } from '../../scripts/lib/processes.mjs';
import { fastTemporaryDirectory } from '../../scripts/lib/temporary.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @typedef {{ url: string, pid: number, databaseFile: string, database: import('better-sqlite3').Database }} Site */

/**
 * Starts the built site on an empty SQLite database, without rate limits, and stops it after the work.
 * @template T
 * @param {(site: Site) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSite(work) {
  const folder = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-bench-'));
  const port = await freePort();
  const child = startTool(process.execPath, [fromRoot('backend', 'dist', 'app', 'main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000000', INGEST: 'off' },
      ...{ PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' },
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error('The site did not start.');
      await wait(20);
    }
    const databaseFile = join(folder, 'alien-squad.sqlite');
    const database = new Sqlite(databaseFile, { timeout: 10_000 });
    return await work({ url, pid: child.pid ?? 0, databaseFile, database });
  } finally {
    await stopTool(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

const isReady = (url) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Inserts signed-in members, without hashing passwords.
 * @param {import('better-sqlite3').Database} database of a running site
 * @param {number} count
 * @param {string} name of them all, followed by their numbers
 * @returns {string[]} the Cookie header of each one's session
 */
export function addMembers(database, count, name) {
  const addUser = database.prepare(
    "INSERT INTO users (username, usernameKey, password, createdAt) VALUES (?, ?, '!', ?)",
  );
  const addSession = database.prepare(
    'INSERT INTO sessions (id, userId, createdAt, lastSeenAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
  );
  const now = Date.now();
  const addOne = (_none, index) => {
    const token = randomBytes(32).toString('base64url');
    const { lastInsertRowid } = addUser.run(`${name}-${index}`, `${name}-${index}`, now);
    const id = createHash('sha256').update(token).digest('hex');
    addSession.run(id, lastInsertRowid, now, now, now + DAY_MS);
    return `session=${token}`;
  };
  return database.transaction(() => Array.from({ length: count }, addOne))();
}

/**
 * Returns the beginning of a statement that reads each `n` from `numbers`.
 * @param {number} first
 * @param {number} end is not one of them
 * @returns {string}
 */
export const numbers = (first, end) =>
  `WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${end})`;

/**
 * Sends a GET and waits for the whole answer.
 * @param {string} address
 * @param {string} cookie
 * @throws {Error} for a status other than 200
 */
export async function get(address, cookie) {
  const response = await fetch(address, { headers: { cookie, 'accept-encoding': 'identity' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
}
