/** @mariadb */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { reconcile } from '../reconciliation/reconciliation.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { ENTITIES } from '../../app/entities.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { backupLines, emptyDatabase, packInto } from '../../../test/support/backups.js';
import { makeBusy } from '../../../test/support/busy-site.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { readBackup } from './backup-reader.js';
import { BACKUP_TABLES, TABLES_LEFT_OUT } from './backup-tables.js';
import { restoreBackup } from './restore.js';

// Creating, saving and restoring a site is slow on a shared machine.
jest.setTimeout(120_000);

let database: TestDatabase;
let app: TestApp;
/** The backup of the busy site, as lines and as a file. */
let lines: readonly string[];
let whole: string;
/** Folder for the files that are restored here. */
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ database });
  await makeBusy(app);
  folder = database.dataFolder;
  lines = await backupLines(loadConfig({ DATABASE_URL: database.url }));
  whole = packInto(join(folder, 'whole'), lines);
});
afterAll(async () => {
  await app.close();
  await database.remove();
});

/** Returns a database's backup without its first line, which has the time and place, and without the last. */
const contentOf = async (config: Config): Promise<string[]> => (await backupLines(config)).slice(1, -1);

describe('A backup', () => {
  it('holds every table of the site but those of who is there at this moment', async () => {
    const connection = await DatabaseConnection.open((await emptyDatabase('sqlite')).config, {
      entities: ENTITIES,
    });
    const tables = ENTITIES.map((entity) => connection.writer.getMetadata(entity));
    await connection.close();
    const kept = BACKUP_TABLES.map(({ name }) => name);
    expect([...kept, ...TABLES_LEFT_OUT].sort()).toEqual(tables.map(({ tableName }) => tableName).sort());
    for (const { name, key } of BACKUP_TABLES) {
      const primary = tables.find(({ tableName }) => tableName === name)?.primaryColumns ?? [];
      expect({ name, key }).toEqual({ name, key: primary.map(({ databaseName }) => databaseName) });
    }
  });

  it('says in its first line what it is and what it holds, and has something in nearly every table', () => {
    const header = JSON.parse(lines[0] ?? '') as { tables: Record<string, number> };
    expect(header).toMatchObject({ format: 'alien-squad-backup', version: 1 });
    const empty = Object.entries(header.tables).flatMap(([name, rows]) => (rows === 0 ? [name] : []));
    expect(empty.length).toBeLessThan(7);
    expect(header.tables).toMatchObject({ users: 4, coin_transactions: expect.any(Number) });
  });

  it('holds neither sessions nor the stream key, and who restores it finds nobody online [SEC-50]', async () => {
    const [secret] = await app.database.query<{ hash: string; sealed: string }>(
      'SELECT streamKeyHash AS hash, streamKeySealed AS sealed FROM livestream',
    );
    const sessions = await app.database.query<{ id: string }>('SELECT id FROM sessions');
    const text = lines.join('\n');
    expect(secret?.hash).toMatch(/^[0-9a-f]{64}$/);
    for (const kept of [secret?.hash, secret?.sealed, ...sessions.map(({ id }) => id)]) {
      expect(text).not.toContain(String(kept));
    }
  });

  it('is of one moment, whatever is written while it is taken', async () => {
    const taken = await backupLines(loadConfig({ DATABASE_URL: database.url }), async (partsKept) => {
      if (partsKept < 3) await app.aMember({ coins: 3 });
    });
    await expect(readBackup(packInto(join(folder, 'meanwhile'), taken))).resolves.toMatchObject({
      version: 1,
    });
  });

  it('brings every member, coin, item and round to the other database and back, and the ledger is consistent', async () => {
    const [other, back] = [await emptyDatabase('sqlite'), await emptyDatabase()];
    const { rows, header } = await restoreBackup(other.config, whole);
    expect(rows).toBe(Object.values(header.tables).reduce((sum, count) => sum + count, 0));
    expect(await contentOf(other.config)).toEqual(lines.slice(1, -1));
    const there = packInto(join(folder, 'there'), await backupLines(other.config));
    await restoreBackup(back.config, there);
    expect(await contentOf(back.config)).toEqual(lines.slice(1, -1));
    for (const { config, database: made } of [other, back]) {
      const snapshot = await takeSnapshot(config.database);
      expect(await reconcile(snapshot)).toMatchObject({ differences: 0, members: 4 });
      await snapshot.close();
      const restored = await startTestApp({ database: made });
      const visitor = restored.aVisitor();
      const body = { username: 'Shopper', password: 'correct horse battery' };
      expect(await visitor.post('/api/login', body)).toMatchObject({ status: 200 });
      const fresh = await restored.aMember({ coins: 4 });
      expect((await fresh.client.get<{ coins: number }>('/api/user')).body.coins).toBe(4);
      await restored.close();
      await made.remove();
    }
  });
});
