import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Config, loadConfig } from '../../config.js';
import { reconcile } from '../../coins/reconciliation.js';
import { DatabaseConnection } from '../../database/connection.js';
import { ENTITIES } from '../../database/entities.js';
import { takeSnapshot } from '../../database/snapshot.js';
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.js';
import { makeBusy } from '../../testing/busy-site.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { DownloadPatience } from '../database/download-patience.js';
import { readBackup } from './backup-reader.js';
import { BACKUP_TABLES, TABLES_LEFT_OUT } from './backup-tables.js';
import { writeBackup } from './backup-writer.js';
import { restoreBackup } from './restore.js';

// A site is made, kept and restored, on a machine that others use as well.
jest.setTimeout(120_000);

let database: TestDatabase;
let app: TestApp;
let admin: TestMember;
/** The backup of the busy site, as lines. */
let lines: readonly string[];
/** The folder of the files that are restored here. */
let folder: string;

const download = (member: TestMember, signal?: AbortSignal): Promise<Response> =>
  fetch(`${app.url}/api/admin/database/backup`, {
    headers: member.client.socketHeaders(),
    ...(signal ? { signal } : {}),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ database });
  admin = await makeBusy(app);
  folder = database.dataFolder;
  const response = await download(admin);
  expect(response.status).toBe(200);
  const file = Buffer.from(await response.arrayBuffer());
  writeFileSync(join(folder, 'whole'), file);
  lines = gunzipSync(file).toString().trimEnd().split('\n');
});
afterAll(async () => {
  await app.close();
  await database.remove();
});

const whole = (): string => join(folder, 'whole');

/** A file with other lines than the backup's; its checksum is made good unless it is to be wrong. */
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

interface Target {
  readonly config: Config;
  readonly database: TestDatabase;
}

async function emptyDatabase(engine?: 'sqlite'): Promise<Target> {
  const made = await createTestDatabase();
  const url = engine === 'sqlite' ? `sqlite:${join(made.dataFolder, 'other.sqlite')}` : made.url;
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: made.dataFolder, LOG_LEVEL: 'silent' });
  return { config, database: { ...made, url } };
}

/** A database's backup without its first line, which says when and where it was made, and without the last. */
async function contentOf(config: Config): Promise<string[]> {
  const snapshot = await takeSnapshot(config.database);
  const parts: string[] = [];
  const source = { rows: snapshot, engine: config.database.kind, createdAt: new Date() };
  for await (const part of writeBackup(source)) parts.push(part);
  await snapshot.close();
  return parts.join('').trimEnd().split('\n').slice(1, -1);
}

/** How many members and seeded rows a database has; undefined where there are no tables. */
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

describe('A backup', () => {
  it('holds every table of the site but those of who is there at this moment', async () => {
    const connection = await DatabaseConnection.open((await emptyDatabase('sqlite')).config);
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

  it('is downloaded by admins only, as a file that no cache keeps, and stands in the audit log', async () => {
    const member = await app.aMember();
    expect((await download(member)).status).toBe(403);
    expect((await fetch(`${app.url}/api/admin/database/backup`)).status).toBe(401);
    const response = await download(admin);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?alien-squad-2030-01-01T[\d-]+Z\.ndjson\.gz"?$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.arrayBuffer();
    const noted = await app.database.query<{ adminId: number }>(
      `SELECT adminId FROM audit_log WHERE action = 'database.backed_up'`,
    );
    expect(noted).toEqual([{ adminId: admin.id }, { adminId: admin.id }]);
  });

  it('holds neither sessions nor the stream key, and who restores it finds nobody online', async () => {
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
    const snapshot = await takeSnapshot(loadConfig({ DATABASE_URL: database.url }).database);
    const source = { rows: snapshot, engine: 'sqlite' as const, createdAt: new Date() };
    const parts: string[] = [];
    for await (const part of writeBackup(source)) {
      if (parts.length < 3) await app.aMember({ coins: 3 });
      parts.push(part);
    }
    await snapshot.close();
    const path = join(folder, 'meanwhile');
    writeFileSync(path, gzipSync(parts.join('')));
    await expect(readBackup(path)).resolves.toMatchObject({ version: 1 });
  });

  it('is taken once at a time, and given up when whoever takes it leaves', async () => {
    await addLargeRounds();
    const leaving = new AbortController();
    const response = await download(admin, leaving.signal);
    expect(response.status).toBe(200);
    const second = await download(admin);
    expect([second.status, await second.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'database.backup_running' }),
    ]);
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
  });

  it('is given up when whoever takes it has stopped reading', async () => {
    const patience = app.nest.get(DownloadPatience, { strict: false });
    Object.assign(patience, { stalledMs: 200 });
    const response = await download(admin);
    Object.assign(patience, { stalledMs: 60_000 });
    expect(response.status).toBe(200);
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it.each([
    [
      'is an admin no longer',
      (id: number) => admin.client.patch(`/api/admin/users/${id}`, { isAdmin: false }),
    ],
    ['was signed out', (id: number) => admin.client.post(`/api/admin/users/${id}/sign-out`)],
  ])('breaks off once whoever takes it %s', async (_what, end) => {
    const other = await app.aMember({ isAdmin: true });
    const response = await download(other);
    expect(response.status).toBe(200);
    expect((await end(other.id)).status).toBeLessThan(300);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
  });

  /** The next backup, once the one before is over. */
  async function nextDownload(): Promise<ArrayBuffer> {
    for (;;) {
      const next = await download(admin);
      if (next.status !== 409) return next.arrayBuffer();
      await next.arrayBuffer();
    }
  }
});

/** More than any buffer between server and browser holds, and can't be packed. */
async function addLargeRounds(): Promise<void> {
  const random = Buffer.from(
    Array.from({ length: 200_000 }, (_none, index) => Math.floor(Math.abs(Math.sin(index) * 1e7)) % 256),
  );
  for (let count = 0; count < 80; count += 1) {
    random.writeUInt32BE(count * 7919, count * 2000);
    await app.unitOfWork.run((tx) =>
      tx.execute(
        `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, packedLog)
         VALUES (?, ?, 'alien-clicker', ?, 1, 'open', 1, 2, ?)`,
        [`large${count}`, admin.id, '0'.repeat(32), random.subarray(count, 150_000 + count)],
      ),
    );
  }
}

describe('A restore', () => {
  it('brings every member, coin, item and round to the other database and back, and the books agree', async () => {
    const [other, back] = [await emptyDatabase('sqlite'), await emptyDatabase()];
    const { rows, header } = await restoreBackup(other.config, whole());
    expect(rows).toBe(Object.values(header.tables).reduce((sum, count) => sum + count, 0));
    expect(await contentOf(other.config)).toEqual(lines.slice(1, -1));
    const there = join(folder, 'there');
    await writeFile(other.config, there);
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

  it.each([
    ['cut off', () => cut(0.7), /damaged or was changed \(its end is missing\)/],
    ['without its last line', () => packed(lines.slice(0, -1)), /its end is missing/],
    ['empty', () => packed([]), /no backup of Alien Squad/],
    ['a text', () => plain('Hello'), /no backup of Alien Squad/],
    ['another table of lines', () => packed(['{"a":1}', '{"end":true}']), /no backup of Alien Squad/],
    [
      'changed in one row',
      () => fileOf(poorer(), { isSigned: false }),
      /its checksum is not that of its content/,
    ],
    [
      'short of a row',
      () => fileOf(lines.filter((line) => !line.includes('"Shopper"'))),
      /it has 3 rows of users/,
    ],
    ['longer than it says', () => packed([...lines, '[1]']), /something stands behind its last line/],
    ['with a table of its own', () => fileOf(withTable('sessions')), /a table that is none of the site/],
    ['of a newer format', () => fileOf(withHeader((header) => (header['version'] = 2))), /newer version/],
    [
      'of a newer site',
      () => fileOf(withHeader((header) => (header['migrations'] as string[]).push('Later1800000000000'))),
      /newer version/,
    ],
    [
      'of an older site',
      () => fileOf(withHeader((header) => (header['migrations'] as string[]).pop())),
      /older version/,
    ],
    ['that promises other rows', () => fileOf(withHeader((header) => lie(header))), /first line says 40/],
    ['that promises nothing', () => fileOf(withHeader((header) => (header['tables'] = null))), /first line/],
    ['with a row twice', () => fileOf(twice()), /it has more rows of users than its first line says/],
    [
      'with a table twice',
      () => fileOf([...lines.slice(0, -1), lines[1] ?? '', lines.at(-1) ?? '']),
      /twice/,
    ],
    ['that swells', () => bomb(), /it has more rows of users than its first line says/],
    ['with one line without an end', () => endless(), /no backup of Alien Squad/],
    ['that is missing', () => join(folder, 'nothing'), /There is no file/],
  ])('refuses a file %s in one sentence, before it touches the database', async (_what, make, sentence) => {
    const target = await emptyDatabase('sqlite');
    await expect(restoreBackup(target.config, make())).rejects.toThrow(sentence);
    expect(await stateOf(target)).toEqual([{ members: 0, items: expect.any(Number) }]);
    await target.database.remove();
  });

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
    await expect(restoreBackup(busy, whole())).rejects.toThrow(/This database has \d+ members already/);
    expect(await app.database.query('SELECT id FROM users')).toHaveLength(before);
  });
});

async function writeFile(config: Config, path: string): Promise<void> {
  const snapshot = await takeSnapshot(config.database);
  const parts: string[] = [];
  const source = { rows: snapshot, engine: config.database.kind, createdAt: new Date() };
  for await (const part of writeBackup(source)) parts.push(part);
  await snapshot.close();
  writeFileSync(path, gzipSync(parts.join('')));
}

function cut(part: number): string {
  const bytes = readFileSync(whole());
  const path = join(folder, 'cut');
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * part)));
  return path;
}

function packed(content: readonly string[]): string {
  const path = join(folder, 'packed');
  writeFileSync(path, gzipSync(content.map((line) => `${line}\n`).join('')));
  return path;
}

function plain(text: string): string {
  const path = join(folder, 'plain');
  writeFileSync(path, text);
  return path;
}

/** The backup with a member who owes coins. */
const poorer = (): string[] =>
  lines.map((line) => (line.includes('"Shopper"') ? line.replace(/,(\d+),/, ',-$1,') : line));

/** The backup with the same member once more. */
const twice = (): string[] => lines.flatMap((line) => (line.includes('"Shopper"') ? [line, line] : [line]));

/** Some kilobytes that become a hundred megabytes of members. */
function bomb(): string {
  const member = lines.find((line) => line.includes('"Shopper"')) ?? '';
  return packed([...lines.slice(0, 2), ...Array.from({ length: 200_000 }, () => member)]);
}

/** Some kilobytes that become one line of 80 megabytes. */
function endless(): string {
  const path = join(folder, 'endless');
  writeFileSync(path, gzipSync(Buffer.alloc(80 * 1024 * 1024, ' ')));
  return path;
}

const withTable = (name: string): string[] =>
  lines.map((line) => line.replace('{"table":"chat_mutes"', `{"table":"${name}"`));

function lie(header: Record<string, unknown>): void {
  (header['tables'] as Record<string, number>)['users'] = 40;
}
