/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';

jest.setTimeout(60_000);

let database: TestDatabase;
let writer: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
  for (const [id, name] of [
    [1, 'Nova'],
    [2, 'Ooze'],
  ] as const) {
    await writer.query(
      'INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (?, ?, ?, ?, 1)',
      [id, name, name.toLowerCase(), 'x'],
    );
  }
});
afterEach(async () => {
  await writer.destroy();
  await database.remove();
});

const friendship = (userId: number, friendId: number, lowId: number, highId: number): Promise<unknown> =>
  writer.query(
    `INSERT INTO friendships (userId, friendId, lowId, highId, createdAt, updatedAt) VALUES (?, ?, ?, ?, 1, 2)`,
    [userId, friendId, lowId, highId],
  );

describe('the tables of friends', () => {
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
