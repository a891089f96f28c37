/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { inflateRawSync } from 'node:zlib';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { MIGRATIONS } from '../migrations.js';
import { ProofsAndVoids1700000000003 } from './0003-proofs-and-voids.js';

// Many rounds one after another are slow on a shared database server.
jest.setTimeout(60_000);

let database: TestDatabase;
let writer: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
});
afterEach(async () => {
  await writer.destroy();
  await database.remove();
});

/** Reverts the tables to their state before this migration. */
async function undo(): Promise<void> {
  const later = MIGRATIONS.length - MIGRATIONS.indexOf(ProofsAndVoids1700000000003);
  for (let count = 0; count < later; count += 1) await writer.undoLastMigration();
}

const LOG = 'AQAMZAUKFGQFChRkAA';
const ROUND_COUNT = 450;

async function addOldRounds(): Promise<void> {
  await writer.query(
    "INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (1, 'Zed', 'zed', 'x', 1)",
  );
  for (let index = 0; index < ROUND_COUNT; index += 1) {
    const isProven = index % 3 > 0;
    await writer.query(
      `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, score, coins, log)
       VALUES (?, 1, 'alien-clicker', 'seed', 1, ?, ?, 2, 12, 2, ?)`,
      [`round-${index}`, isProven ? 'proven' : 'refused', index, isProven ? LOG : null],
    );
  }
}

describe('the migration to packed logs', () => {
  it('keeps every round, its figures and its log, there and back', async () => {
    await undo();
    await addOldRounds();
    const before = await writer.query<unknown[]>('SELECT * FROM rounds ORDER BY issuedAt');
    await migrate(writer);
    const rows = await writer.query<{ packedLog: Buffer | null; logHash: string | null }[]>(
      'SELECT * FROM rounds ORDER BY issuedAt',
    );
    expect(rows).toHaveLength(ROUND_COUNT);
    expect(rows[0]).toMatchObject({ packedLog: null, logHash: null, flags: '', coinsMissing: 0 });
    expect(rows[0]).not.toHaveProperty('log');
    const packed = rows.flatMap(({ packedLog }) => (packedLog ? [packedLog] : []));
    expect(packed).toHaveLength((ROUND_COUNT / 3) * 2);
    for (const bytes of packed) expect(inflateRawSync(bytes).toString('base64url')).toBe(LOG);
    expect(rows[1]?.logHash).toMatch(/^[0-9a-f]{64}$/);
    await undo();
    expect(await writer.query('SELECT * FROM rounds ORDER BY issuedAt')).toEqual(before);
  });

  it('goes on where it was cut off', async () => {
    await undo();
    await addOldRounds();
    await writer.query('ALTER TABLE rounds ADD COLUMN isStocked boolean NOT NULL DEFAULT 0');
    await writer.query('CREATE INDEX rounds_decided_of_user ON rounds (userId, decidedAt)');
    await migrate(writer);
    expect(await writer.query('SELECT id FROM rounds WHERE packedLog IS NOT NULL')).toHaveLength(300);
  });

  it('leaves a voided round refused for the version before, with its log', async () => {
    await writer.query(
      "INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (1, 'Zed', 'zed', 'x', 1)",
    );
    await writer.query(
      `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt)
       VALUES ('round', 1, 'alien-clicker', 'seed', 1, 'voided', 1, 2)`,
    );
    await undo();
    expect(await writer.query('SELECT status, reason FROM rounds')).toEqual([
      { status: 'refused', reason: 'voided' },
    ]);
  });

  it('takes the same inputs once only', async () => {
    await undo();
    await addOldRounds();
    await migrate(writer);
    await writer.query("UPDATE rounds SET copyKey = 'game:1' WHERE id = 'round-1'");
    await expect(writer.query("UPDATE rounds SET copyKey = 'game:1' WHERE id = 'round-2'")).rejects.toThrow();
  });
});
