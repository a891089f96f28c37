/** @mariadb */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/support/migrated-database.js';
import { migrate } from '../migrate.js';
import { Flawless1700000000024 } from './0024-flawless.js';

let writer: DataSource;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ writer, remove } = await migratedDatabase());
});
afterEach(() => remove());

it('rounds of before are not flawless, also when the first run was interrupted', async () => {
  const migration = new Flawless1700000000024();
  await migration.down(writer.createQueryRunner());
  await writer.query('DELETE FROM migrations WHERE name = ?', [migration.name]);
  await writer.query(
    "INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (9, 'Nova', 'nova', 'x', 1)",
  );
  await writer.query(
    `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt)
     VALUES ('a', 9, 'alien-clicker', '0', 2, 'proven', 1, 2)`,
  );
  await writer.query('ALTER TABLE rounds ADD COLUMN isFlawless BOOLEAN NOT NULL DEFAULT 0');
  await migrate(writer);
  const rounds = await writer.createQueryRunner().getTable('rounds');
  const indices = rounds?.indices.map(({ name }) => name);
  expect(indices).toContain('rounds_of_game');
  expect(indices).not.toContain('rounds_of_user');
  expect(await writer.query('SELECT isFlawless FROM rounds')).toMatchObject([{ isFlawless: 0 }]);
});
