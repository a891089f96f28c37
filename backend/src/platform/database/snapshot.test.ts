/** @mariadb */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StartError } from '../errors/start-error.js';
import { Config } from '../config/config.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { MIGRATION_NAMES } from './database-version.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'alien-squad-snapshot-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Takes a snapshot of the running app's database and lends it out. */
async function withSnapshot<T>(use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const snapshot = await takeSnapshot(app.nest.get(Config).database);
  try {
    return await use(snapshot);
  } finally {
    await snapshot.close();
  }
}

const onServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? it : () => undefined;

const namesIn = async (snapshot: Snapshot): Promise<string[]> =>
  (await snapshot.query<{ username: string }>('SELECT username FROM users ORDER BY id')).map(
    ({ username }) => username,
  );

describe('a snapshot', () => {
  it('is taken beside the running server and stays as it was while that writes on', async () => {
    await app.aMember({ username: 'Before' });
    await withSnapshot(async (snapshot) => {
      await app.aMember({ username: 'Meanwhile' });
      expect(await namesIn(snapshot)).toEqual(['Before']);
      await app.aMember({ username: 'Later' });
      expect(await namesIn(snapshot)).toEqual(['Before']);
    });
    expect(await withSnapshot(namesIn)).toEqual(['Before', 'Meanwhile', 'Later']);
  });

  onServer('closes without a word when its connection is lost', async () => {
    await withSnapshot(async (snapshot) => {
      const [row] = await snapshot.query<{ id: number }>('SELECT CONNECTION_ID() AS id');
      await app.unitOfWork.run((tx) => tx.execute(`KILL ${Number(row?.id)}`));
      await expect(snapshot.query('SELECT 1')).rejects.toThrow();
    });
    expect(await withSnapshot(namesIn)).toContain('Before');
  });

  it.each(["UPDATE users SET username = 'Forged'", 'DROP TABLE sessions'])(
    'can not run %s',
    async (statement) => {
      const before = await withSnapshot(namesIn);
      await expect(withSnapshot((snapshot) => snapshot.query(statement))).rejects.toThrow();
      expect(await withSnapshot(namesIn)).toEqual(before);
      expect((await app.aVisitor().get('/api/health/ready')).status).toBe(200);
    },
  );

  it('is not taken of a database that no start has migrated yet', async () => {
    const run = (sql: string): Promise<number> => app.unitOfWork.run((tx) => tx.execute(sql));
    await run('DELETE FROM migrations');
    await expect(withSnapshot(namesIn)).rejects.toThrow(
      /^The database is not of this version yet: start the site/,
    );
    for (const name of MIGRATION_NAMES)
      await run(`INSERT INTO migrations (timestamp, name) VALUES (1, '${name}')`);
    await expect(withSnapshot(namesIn)).resolves.toContain('Before');
  });
});

describe('a database that can not be read', () => {
  const failureOf = (database: Config['database']): Promise<unknown> =>
    takeSnapshot(database).then(
      () => 'no failure',
      (error: unknown) => error,
    );

  it('is told in one sentence when there is none, and none is made', async () => {
    const path = join(folder, 'nothing.sqlite');
    const failure = await failureOf({ kind: 'sqlite', path });
    expect(failure).toEqual(
      new StartError(`The database file ${path} can't be read: check DATABASE_URL and DATA_DIR.`),
    );
    expect(existsSync(path)).toBe(false);
  });

  it('is told when the file is another one', async () => {
    const path = join(folder, 'letter.txt');
    writeFileSync(path, 'Dear squad, this is no database. '.repeat(100));
    expect(await failureOf({ kind: 'sqlite', path })).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^There is damage in the database file \S+: check that it is the right one, /,
      ),
      exitCode: 65,
    });
  });

  it('is told when no server listens', async () => {
    const server = {
      kind: 'mysql',
      host: '127.0.0.1',
      port: 1,
      user: 'app',
      password: '',
      database: 'app',
      tls: undefined,
    } as const;
    expect(await failureOf(server)).toMatchObject({
      name: 'StartError',
      message: "The database at 127.0.0.1:1 can't be read: check DATABASE_URL and DATA_DIR.",
    });
  });
});
