/** @mariadb */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/support/migrated-database.js';
import { migrate } from '../migrate.js';
import { Arrival1700000000022 } from './0022-arrival.js';

let writer: DataSource;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ writer, remove } = await migratedDatabase());
});
afterEach(() => remove());

it('members of before need no first flight, also when the first run was interrupted', async () => {
  const migration = new Arrival1700000000022();
  await migration.down(writer.createQueryRunner());
  await writer.query('DELETE FROM migrations WHERE name = ?', [migration.name]);
  await writer.query(
    "INSERT INTO users (username, usernameKey, password, createdAt) VALUES ('Nova', 'nova', 'x', 1)",
  );
  await writer.query('ALTER TABLE users ADD COLUMN firstColour VARCHAR(40)');
  await migrate(writer);
  const members: unknown = await writer.query('SELECT firstColour, firstFlightEndedAt FROM users');
  expect(members).toMatchObject([{ firstColour: null }]);
  expect(Number((members as { firstFlightEndedAt: string }[])[0]?.firstFlightEndedAt)).toBe(1);
});
