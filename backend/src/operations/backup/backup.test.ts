/** @mariadb */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SiteOwnerService } from '../../members/auth/site-owner.service.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { reconcile } from '../reconciliation/reconciliation.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { backupLines, emptyDatabase, packInto, type Target } from '../../../test/support/backups.js';
import { makeBusy } from '../../../test/support/busy-site.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import type { AdminLivestreamDto } from '../../live/livestream/livestream-admin.dto.js';
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
/** Folder for the files that are restored or refused here. */
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
    const connection = await DatabaseConnection.open((await emptyDatabase('sqlite')).config);
    const all = await connection.writer.createQueryRunner().getTables();
    await connection.close();
    const tables = all.filter(({ name }) => !name.startsWith('sqlite_') && name !== 'migrations');
    const kept = BACKUP_TABLES.map(({ name }) => name);
    expect([...kept, ...TABLES_LEFT_OUT].sort()).toEqual(tables.map(({ name }) => name).sort());
    for (const { name, key } of BACKUP_TABLES) {
      const primary = tables.find((table) => table.name === name)?.primaryColumns ?? [];
      expect({ name, key }).toEqual({ name, key: primary.map((column) => column.name) });
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
    const admin = await app.aMember({ isAdmin: true });
    const { body } = await admin.client.get<AdminLivestreamDto>('/api/admin/livestream');
    const [, streamKey = ''] = /^main\?key=(\S+)$/.exec(body.streamKey) ?? [];
    const sessions = await app.database.query<{ id: string }>('SELECT id FROM sessions');
    const text = lines.join('\n');
    for (const kept of [streamKey, ...sessions.map(({ id }) => id)]) expect(text).not.toContain(kept);
  });

  it('is of one moment, whatever is written while it is taken', async () => {
    const taken = await backupLines(loadConfig({ DATABASE_URL: database.url }), async (partsKept) => {
      if (partsKept < 3) await app.aMember({ coins: 3 });
    });
    await expect(readBackup(packInto(join(folder, 'meanwhile'), taken))).resolves.toMatchObject({
      header: { version: 1 },
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

/** Writes a file with other lines than the backup's. Its checksum is corrected unless `isSigned` is false. */
function fileOf(changed: readonly string[], { isSigned = true } = {}): string {
  const path = join(folder, 'changed');
  const body = changed.map((line) => `${line}\n`);
  const footer = JSON.parse(body.pop() ?? '') as { rows: number; sha256: string };
  if (isSigned) footer.sha256 = createHash('sha256').update(body.join('')).digest('hex');
  writeFileSync(path, gzipSync(body.join('') + JSON.stringify(footer) + '\n'));
  return path;
}

const withHeader = (change: (header: Record<string, unknown>) => void): string[] => {
  const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  change(header);
  return [JSON.stringify(header), ...lines.slice(1)];
};

/** Returns the numbers of members and seeded rows in a database. */
async function stateOf({ config }: Target): Promise<unknown> {
  const connection = await DatabaseConnection.open(config);
  try {
    return await connection.writer.query(
      'SELECT (SELECT COUNT(*) FROM users) AS members, (SELECT COUNT(*) FROM store_items) AS items',
    );
  } finally {
    await connection.close();
  }
}

describe('A restore', () => {
  it.each([
    ['cut off', () => cut(0.7), /damaged or was changed \(its end is missing\)/],
    ['without its last line', () => packed(lines.slice(0, -1)), /its end is missing/],
    ['a text', () => plain('Hello'), /no backup of Alien Squad/],
    [
      'changed in one row',
      () => fileOf(poorer(), { isSigned: false }),
      /its checksum is not that of its content/,
    ],
    [
      'short of a row',
      () => fileOf(lines.filter((line) => !line.includes('"Shopper"'))),
      /its last line says/,
    ],
    ['longer than it says', () => packed([...lines, '[1]']), /something stands behind its last line/],
    ['with a table of its own', () => fileOf(withTable('sessions')), /a table that is none of the site/],
    ['of a newer format', () => fileOf(withHeader((header) => (header['version'] = 2))), /newer version/],
    [
      'of an older site',
      () => fileOf(withHeader((header) => (header['migrations'] as string[]).pop())),
      /older version/,
    ],
    [
      'of a site too old to update',
      () => fileOf(withHeader((header) => (header['migrations'] = ['UsersAndSessions1700000000001']))),
      /^This backup is of a version too old to update/,
    ],
    [
      'of a newer site',
      () =>
        fileOf(withHeader((header) => (header['migrations'] as string[]).push('OfTheFuture1900000000000'))),
      /^This backup is of a newer version/,
    ],
    ['with one line without an end', () => endless(), /no backup of Alien Squad/],
  ])(
    'refuses a file %s in one sentence, before it touches the database [SEC-50]',
    async (_what, make, sentence) => {
      const target = await emptyDatabase('sqlite');
      await expect(restoreBackup(target.config, make())).rejects.toThrow(sentence);
      expect(await stateOf(target)).toEqual([{ members: 0, items: expect.any(Number) }]);
      await target.database.remove();
    },
  );

  it('changes nothing where a row can not be added, though the file is whole', async () => {
    const target = await emptyDatabase();
    const before = await stateOf(target);
    await expect(restoreBackup(target.config, fileOf(poorer()))).rejects.toThrow(
      /^The database does not take what stands in this backup/,
    );
    expect(await stateOf(target)).toEqual(before);
    await target.database.remove();
  });

  it('refuses a database that has members, and leaves it as it is', async () => {
    const before = (await app.database.query<{ id: number }>('SELECT id FROM users')).length;
    const { config } = await emptyDatabase();
    const busy = loadConfig({ DATABASE_URL: database.url, DATA_DIR: config.dataFolder });
    await expect(restoreBackup(busy, whole)).rejects.toThrow(/This database has \d+ members already/);
    expect(await app.database.query('SELECT id FROM users')).toHaveLength(before);
  });
});

describe('A site that was started once', () => {
  let target: Target;
  let site: TestApp | undefined;
  const stop = async (): Promise<void> => {
    await site?.close();
    site = undefined;
  };
  beforeEach(async () => {
    target = await emptyDatabase();
    const environment = { SITE_OWNER_PASSWORD: 'open sesame' };
    site = await startTestApp({ database: target.database, startsAt: new Date(), environment });
    await site.nest.get(SiteOwnerService).createIfNobodyExists();
  });
  afterEach(async () => {
    await stop();
    await target.database.remove();
  });

  it('takes a backup in place of the owner it made, once it has stopped', async () => {
    await expect(restoreBackup(target.config, whole)).rejects.toThrow(
      target.config.database.kind === 'mysql'
        ? /^The site runs on this database, or another program is connected to it: stop it first\./
        : /^Another Alien Squad is already using .+: stop it/,
    );
    expect(await site?.database.query('SELECT username FROM users')).toEqual([{ username: 'overlord' }]);
    await stop();
    await restoreBackup(target.config, whole);
    expect(await stateOf(target)).toMatchObject([{ members: 4 }]);
  });

  it('keeps an owner who has signed in once', async () => {
    const owner = site?.aVisitor();
    const answer = await owner?.post('/api/login', { username: 'overlord', password: 'open sesame' });
    expect(answer?.status).toBe(200);
    await owner?.post('/api/logout');
    await stop();
    await expect(restoreBackup(target.config, whole)).rejects.toThrow(/^This database has a member already/);
  });
});

function cut(part: number): string {
  const bytes = readFileSync(whole);
  const path = join(folder, 'cut');
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * part)));
  return path;
}

const packed = (content: readonly string[]): string => packInto(join(folder, 'packed'), content);

function plain(text: string): string {
  const path = join(folder, 'plain');
  writeFileSync(path, text);
  return path;
}

/** Returns the backup with a member who owes coins. */
const poorer = (): string[] =>
  lines.map((line) => (line.includes('"Shopper"') ? line.replace(/,(\d+),/, ',-$1,') : line));

/** Returns some kilobytes that unpack to one line of 80 megabytes. */
function endless(): string {
  const path = join(folder, 'endless');
  writeFileSync(path, gzipSync(Buffer.alloc(80 * 1024 * 1024, ' ')));
  return path;
}

const withTable = (name: string): string[] =>
  lines.map((line) => line.replace('{"table":"chat_mutes"', `{"table":"${name}"`));
