/** @mariadb */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/support/migrated-database.js';
import { migrate } from '../migrate.js';
import { LivestreamRows1700000000021 } from './0021-livestream-rows.js';

const SCHEDULE = [
  { title: 'Tuesday Cup', game: 'Alien Clicker', weekday: 2, time: '20:15' },
  { time: '09:00', weekday: 6, title: 'Späte Ränge 👽', game: 'Alien Racing' },
];
const STANDINGS = [
  { name: 'Halley', points: 90 },
  { name: 'Comet', points: 9 },
];

let writer: DataSource;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ writer, remove } = await migratedDatabase());
  await goBack();
});
afterEach(() => remove());

const insertList = (name: string, rows: readonly object[]): Promise<unknown> =>
  writer.query('INSERT INTO livestream_contents (name, version, content, updatedAt) VALUES (?, 7, ?, 1)', [
    name,
    JSON.stringify(rows),
  ]);

/** Makes the database as it was before the migration, with lists of its own. */
async function goBack(): Promise<void> {
  await writer.query('DELETE FROM migrations WHERE name = ?', [new LivestreamRows1700000000021().name]);
  await writer.query('DROP TABLE weekly_streams');
  await writer.query('DROP TABLE league_standings');
  await writer.query('ALTER TABLE upcoming_events DROP COLUMN version');
  await insertList('schedule', SCHEDULE);
  await insertList('standings', STANDINGS);
  await insertList('events', []);
}

const rowsOf = (table: string): Promise<unknown> => writer.query(`SELECT * FROM ${table} ORDER BY id`);
const saved = (rows: readonly object[]): unknown =>
  rows.map((row) => ({ ...row, id: expect.any(Number), version: 1 }));

describe('a database with whole lists', () => {
  it('keeps every row, which gets an id and a version', async () => {
    const events = await writer.query<object[]>('SELECT * FROM upcoming_events ORDER BY id');
    await migrate(writer);
    expect(await rowsOf('weekly_streams')).toEqual(saved(SCHEDULE));
    expect(await rowsOf('league_standings')).toEqual(saved(STANDINGS));
    expect(await rowsOf('upcoming_events')).toEqual(events.map((event) => ({ ...event, version: 1 })));
    expect(await writer.query('SELECT name FROM livestream_contents')).toEqual([{ name: 'details' }]);
  });

  it('has every row once after a server was killed in the middle', async () => {
    await migrate(writer);
    await writer.query('DELETE FROM migrations WHERE name = ?', [new LivestreamRows1700000000021().name]);
    await writer.query('DELETE FROM league_standings WHERE points = 9');
    await insertList('standings', STANDINGS);
    await migrate(writer);
    expect(await rowsOf('weekly_streams')).toEqual(saved(SCHEDULE));
    expect(await rowsOf('league_standings')).toEqual(saved(STANDINGS));
  });
});
