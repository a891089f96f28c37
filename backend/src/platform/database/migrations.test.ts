/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { DatabaseConnection } from './connection.js';
import { writerOptions } from './data-source.js';
import { ChatMessageEntity } from '../../community/chat/chat-message.entity.js';
import { ChatMuteEntity } from '../../community/chat/chat-mute.entity.js';
import { DirectMessageEntity } from '../../community/friends/direct-message.entity.js';
import { AnnouncementEntity } from '../../community/home/announcement.entity.js';
import { PictureUploadEntity } from '../../community/profile/picture-upload.entity.js';
import { AvatarItemEntity } from '../../economy/avatar/avatar-item.entity.js';
import { CoinTransactionEntity } from '../../economy/coins/coin-transaction.entity.js';
import { ReceiptEntity, ReceiptItemEntity } from '../../economy/store/receipt.entity.js';
import { StoreItemEntity } from '../../economy/store/store-item.entity.js';
import { LivestreamContentEntity } from '../../live/livestream/livestream-content.entity.js';
import { LivestreamEntity } from '../../live/livestream/livestream.entity.js';
import { UpcomingEventEntity } from '../../live/livestream/upcoming-event.entity.js';
import { AuditLineEntity } from '../../members/audit/audit-line.entity.js';
import { KnownDeviceEntity } from '../../members/auth/known-device.entity.js';
import { SessionEntity } from '../../members/auth/session.entity.js';
import { FriendshipEntity } from '../../members/friendships/friendship.entity.js';
import { NotificationEntity } from '../../members/notifications/notification.entity.js';
import { SettingEntity } from '../../members/settings/setting.entity.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { GameStatsEntity } from '../../play/games/game-stats.entity.js';
import { RoundEntity } from '../../play/rounds/round.entity.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations.js';

// Creating all tables is slow on a shared database server.
jest.setTimeout(60_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());

const ENTITIES = [
  ChatMessageEntity,
  ChatMuteEntity,
  DirectMessageEntity,
  AnnouncementEntity,
  PictureUploadEntity,
  AvatarItemEntity,
  CoinTransactionEntity,
  ReceiptEntity,
  ReceiptItemEntity,
  StoreItemEntity,
  LivestreamContentEntity,
  LivestreamEntity,
  UpcomingEventEntity,
  AuditLineEntity,
  KnownDeviceEntity,
  SessionEntity,
  FriendshipEntity,
  NotificationEntity,
  SettingEntity,
  UserEntity,
  GameStatsEntity,
  RoundEntity,
];

const configOf = (test: TestDatabase) => loadConfig({ DATABASE_URL: test.url, DATA_DIR: test.dataFolder });

describe('the migrations', () => {
  it('make columns that the entities can write and read', async () => {
    const connection = await DatabaseConnection.open(configOf(database));
    try {
      for (const entity of ENTITIES) {
        await expect(connection.writer.getRepository(entity).find()).resolves.toEqual(expect.any(Array));
      }
    } finally {
      await connection.close();
    }
  });

  // Two processes can't hold one SQLite file, so this needs a server.
  const onServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? it : () => undefined;
  onServer('run once when two nodes start together on a database server', async () => {
    const { database: address } = configOf(database);
    const nodes = await Promise.all([
      new DataSource(writerOptions(address)).initialize(),
      new DataSource(writerOptions(address)).initialize(),
    ]);
    try {
      await Promise.all(nodes.map((node) => migrate(node)));
      const rows = await nodes[0].query<{ name: string }[]>('SELECT name FROM migrations');
      expect(rows).toHaveLength(MIGRATIONS.length);
    } finally {
      await Promise.all(nodes.map((node) => node.destroy()));
    }
  });
});

describe('a data folder', () => {
  it('that can not be written is told in one sentence', async () => {
    const config = loadConfig({ DATA_DIR: '/dev/null/data' });
    await expect(DatabaseConnection.open(config)).rejects.toThrow(
      /^The data folder .+ can't be written: set DATA_DIR/,
    );
  });

  it('is read by a connection that can not write', async () => {
    const connection = await DatabaseConnection.open(loadConfig({ DATA_DIR: database.dataFolder }));
    await expect(connection.reader.query('DELETE FROM users')).rejects.toThrow('readonly');
    expect(await connection.writer.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await connection.writer.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await connection.writer.query('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    // `UnitOfWork` waits for other processes instead, without blocking requests.
    expect(await connection.writer.query('PRAGMA busy_timeout')).toEqual([{ timeout: 0 }]);
    await connection.close();
  });
});
