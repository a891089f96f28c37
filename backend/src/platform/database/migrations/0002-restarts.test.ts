/** @mariadb */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/support/migrated-database.js';
import { migrate } from '../migrate.js';

let writer: DataSource;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ writer, remove } = await migratedDatabase());
  await writer.query(
    `INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (1, 'Nova', 'nova', 'x', 1)`,
  );
  await writer.query(
    `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, decidedAt)
     VALUES ('r', 1, 'alien-clicker', 's', 1, 'abandoned', 1, 3, 2)`,
  );
});
afterEach(() => remove());

const forget = (): Promise<unknown> => writer.query(`DELETE FROM migrations WHERE name LIKE 'Restarts%'`);

const rows = (): Promise<unknown> => writer.query('SELECT id, status, isRestarted FROM rounds');

it('rounds of the baseline count as left without a restart', async () => {
  await writer.query('ALTER TABLE rounds DROP COLUMN isRestarted');
  await forget();
  await migrate(writer);
  expect(await rows()).toEqual([{ id: 'r', status: 'abandoned', isRestarted: 0 }]);
});

it('a try that was cut off after the column continues, and keeps what was stored', async () => {
  await writer.query('UPDATE rounds SET isRestarted = 1');
  await forget();
  await migrate(writer);
  expect(await rows()).toEqual([{ id: 'r', status: 'abandoned', isRestarted: 1 }]);
});
