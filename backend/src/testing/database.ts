import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** A database of its own for one app, and how to get rid of it. */
export interface TestDatabase {
  /** What goes into DATABASE_URL. */
  readonly url: string;
  /** The folder that goes into DATA_DIR. */
  readonly dataFolder: string;
  remove(): Promise<void>;
}

let count = 0;

/**
 * Makes an empty database: on the MySQL server that TEST_DATABASE_URL names (one per Jest worker and app, after the
 * name it ends in), else a SQLite file in memory.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  count += 1;
  const dataFolder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'alien-squad-test-'));
  const removeFolder = (): void => rmSync(dataFolder, { recursive: true, force: true });
  const server = process.env['TEST_DATABASE_URL'];
  if (!server?.startsWith('mysql:')) {
    const url = `sqlite:${join(dataFolder, 'test.sqlite')}`;
    return { url, dataFolder, remove: () => Promise.resolve(removeFolder()) };
  }
  const url = new URL(server);
  const name = `${url.pathname.slice(1)}_w${process.env['JEST_WORKER_ID'] ?? '1'}_${count}`;
  await onServer(server, `DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    dataFolder,
    remove: async () => {
      removeFolder();
      await onServer(server, `DROP DATABASE IF EXISTS ${name}`);
    },
  };
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const connection = await createConnection(url);
  for (const statement of statements) await connection.query(statement);
  await connection.end();
}
