/** @mariadb */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/support/migrated-database.js';
import { migrate } from '../migrate.js';

let writer: DataSource;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ writer, remove } = await migratedDatabase());
});
afterEach(() => remove());

const counts = (...tables: string[]): Promise<number[]> =>
  Promise.all(
    tables.map(async (table) =>
      Number((await writer.query<{ count: number }[]>(`SELECT COUNT(*) AS count FROM ${table}`))[0]?.count),
    ),
  );

describe('a new database', () => {
  it('has the catalogues, settings, events and announcements of a new site', async () => {
    const tables = ['store_items', 'avatar_items', 'settings', 'upcoming_events', 'announcements'];
    expect(await counts(...tables)).toEqual([20, 43, 4, 8, 2]);
    const samples = ['upcoming_events', 'announcements', 'weekly_streams', 'league_standings', 'settings'];
    expect(await counts(...samples.map((table) => `${table} WHERE isSample = 1`))).toEqual([8, 2, 2, 4, 1]);
  });

  it('is filled once, when an earlier try was cut off in the rows', async () => {
    await writer.query('DELETE FROM migrations');
    await writer.query('DELETE FROM avatar_items');
    await migrate(writer);
    expect(await counts('store_items', 'avatar_items', 'announcements')).toEqual([20, 43, 2]);
  });
});

describe('the tables of the store', () => {
  it.each([
    ['a price', `UPDATE store_items SET price = -1 WHERE id = 1`],
    ['a price for the avatar', `UPDATE avatar_items SET price = -1 WHERE itemId = 'blue'`],
    ['copies', `INSERT INTO inventory (userId, itemType, itemId, copies) VALUES (1, 'hat', 'halo', -1)`],
  ])('refuse %s below 0', async (_what, sql) => {
    await addMembers();
    await expect(writer.query(sql)).rejects.toThrow();
  });
});

async function addMembers(): Promise<void> {
  for (const [id, name] of [
    [1, 'Nova'],
    [2, 'Ooze'],
  ] as const) {
    await writer.query(
      'INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (?, ?, ?, ?, 1)',
      [id, name, name.toLowerCase(), 'x'],
    );
  }
}

const friendship = (userId: number, friendId: number, lowId: number, highId: number): Promise<unknown> =>
  writer.query(
    `INSERT INTO friendships (userId, friendId, lowId, highId, createdAt, updatedAt) VALUES (?, ?, ?, ?, 1, 2)`,
    [userId, friendId, lowId, highId],
  );

describe('the tables of friends', () => {
  beforeEach(addMembers);

  it('hold friendships as the specification has them, pending by default [S3.13]', async () => {
    await friendship(2, 1, 1, 2);
    expect(await writer.query('SELECT * FROM friendships')).toEqual([
      expect.objectContaining({ id: 1, userId: 2, friendId: 1, status: 'pending' }),
    ]);
  });

  it('hold one friendship of two members, whoever has asked, and none with oneself', async () => {
    await friendship(2, 1, 1, 2);
    await expect(friendship(1, 2, 1, 2)).rejects.toThrow();
    await expect(friendship(1, 2, 2, 1)).rejects.toThrow();
    await expect(friendship(1, 1, 1, 1)).rejects.toThrow();
    await expect(friendship(1, 3, 1, 3)).rejects.toThrow();
  });

  it('hold messages and notifications as the specification has them, unread by default [S3.14, S3.15]', async () => {
    await writer.query(
      `INSERT INTO direct_messages (senderId, receiverId, message, lowId, highId, createdAt)
       VALUES (2, 1, 'Hello', 1, 2, 3)`,
    );
    await writer.query(
      `INSERT INTO notifications (userId, type, content, data, createdAt) VALUES (1, 'gift', 'A gift', '{}', 3)`,
    );
    expect(await writer.query('SELECT * FROM direct_messages')).toEqual([
      expect.objectContaining({ id: 1, senderId: 2, receiverId: 1, message: 'Hello', read: 0 }),
    ]);
    expect(await writer.query('SELECT * FROM notifications')).toEqual([
      expect.objectContaining({ id: 1, userId: 1, type: 'gift', content: 'A gift', data: '{}', read: 0 }),
    ]);
  });
});
