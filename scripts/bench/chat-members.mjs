import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';

const requireFromBackend = createRequire(fromRoot('backend', 'package.json'));

/**
 * Inserts signed-in members into the database of a running site, without hashing passwords.
 * @param {string} databaseFile
 * @param {number} count
 * @returns {string[]} the Cookie header of each one's session
 */
export function addMembers(databaseFile, count) {
  const database = new (requireFromBackend('better-sqlite3'))(databaseFile, { timeout: 10_000 });
  const addUser = database.prepare(
    "INSERT INTO users (username, usernameKey, password, createdAt) VALUES (?, ?, '!', ?)",
  );
  const addSession = database.prepare(
    'INSERT INTO sessions (id, userId, createdAt, lastSeenAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
  );
  const now = Date.now();
  const addOne = () => {
    const name = `chatter-${randomBytes(6).toString('hex')}`;
    const token = randomBytes(32).toString('base64url');
    const { lastInsertRowid } = addUser.run(name, name, now);
    const id = createHash('sha256').update(token).digest('hex');
    addSession.run(id, lastInsertRowid, now, now, now + 24 * 60 * 60 * 1000);
    return `session=${token}`;
  };
  try {
    return database.transaction(() => Array.from({ length: count }, addOne))();
  } finally {
    database.close();
  }
}
