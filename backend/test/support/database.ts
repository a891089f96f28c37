import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { loadConfig } from '../../src/platform/config/config.js';
import { DatabaseConnection } from '../../src/platform/database/connection.js';

/** A separate database for one app. */
export interface TestDatabase {
  /** Value for DATABASE_URL. */
  readonly url: string;
  /** Value for DATA_DIR. */
  readonly dataFolder: string;
  remove(): Promise<void>;
}

/** Fills an empty database with all tables and the rows that migrations insert. */
type Filling = (database: TestDatabase) => Promise<void>;

let count = 0;

const server = (): string | undefined => {
  const url = process.env['TEST_DATABASE_URL'];
  return url?.startsWith('mysql:') ? url : undefined;
};

/**
 * Creates an empty database: on the MySQL server of TEST_DATABASE_URL (one per Jest worker and app, named
 * after the database in that URL), else a SQLite file in memory.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  count += 1;
  const dataFolder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'alien-squad-test-'));
  const removeFolder = (): void => rmSync(dataFolder, { recursive: true, force: true });
  const address = server();
  if (address === undefined) {
    const url = `sqlite:${join(dataFolder, 'test.sqlite')}`;
    return { url, dataFolder, remove: () => Promise.resolve(removeFolder()) };
  }
  const url = new URL(address);
  const name = `${url.pathname.slice(1)}_w${process.env['JEST_WORKER_ID'] ?? '1'}_${count}`;
  const drop = `DROP DATABASE IF EXISTS ${name}`;
  await onServer(address, (connection) =>
    connection.query(`${drop}; CREATE DATABASE ${name} CHARACTER SET utf8mb4`),
  );
  url.pathname = `/${name}`;
  return {
    url: url.href,
    dataFolder,
    remove: async () => {
      removeFolder();
      await onServer(address, (connection) => connection.query(drop));
    },
  };
}

/**
 * Creates a database with all tables, as the migrations leave them. Migrations run once per process; every
 * further database is a copy of that result.
 */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await fill(database);
  return database;
}

async function prepareFilling(): Promise<Filling> {
  const template = await createTestDatabase();
  const settings = { DATABASE_URL: template.url, DATA_DIR: template.dataFolder };
  await (await DatabaseConnection.open(loadConfig(settings))).close();
  try {
    return server() === undefined ? fillingOfFile(template) : await fillingOfServer(template);
  } finally {
    await template.remove();
  }
}

const fileOf = ({ dataFolder }: TestDatabase): string => join(dataFolder, 'test.sqlite');

function fillingOfFile(template: TestDatabase): Filling {
  const content = readFileSync(fileOf(template));
  return (database) => Promise.resolve(writeFileSync(fileOf(database), content));
}

async function fillingOfServer({ url }: TestDatabase): Promise<Filling> {
  const statements = await onServer(url, async (connection) => {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    const names = tables.flatMap((row) => Object.values(row).map(String));
    const parts = ['SET FOREIGN_KEY_CHECKS = 0'];
    for (const name of names) {
      const [[made]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${name}`);
      parts.push(String(made?.['Create Table']));
      const [rows] = await connection.query<RowDataPacket[]>({
        sql: `SELECT * FROM ${name}`,
        rowsAsArray: true,
      });
      if (rows.length > 0) parts.push(connection.format(`INSERT INTO ${name} VALUES ?`, [rows]));
    }
    return parts.join(';\n');
  });
  return (database) =>
    onServer(database.url, async (connection) => {
      await connection.query(statements);
    });
}

async function onServer<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Runs on import, so that it does not count towards the timeout of the first test. */
const fill = await prepareFilling();
