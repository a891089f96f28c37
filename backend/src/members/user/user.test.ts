import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryDeepPartialEntity } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { UserEntity } from './user.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hasWrongLedger: true });
});
afterAll(() => app.close());

/** A row as it is written. Settings are any JSON, which TypeORM's own type does not accept. */
type Row = QueryDeepPartialEntity<UserEntity>;

const insert = (values: Row): Promise<UserEntity> =>
  app.unitOfWork.run(async (tx) => {
    const users = tx.repository(UserEntity);
    const { identifiers } = await users.insert(values);
    return users.findOneByOrFail({ id: Number(identifiers[0]?.['id']) });
  });

const account = (username: string) => ({
  username,
  usernameKey: username.toLowerCase(),
  passwordHash: 'hash',
  createdAt: new Date('2030-01-01T12:00:00.123Z'),
});

describe('a user', () => {
  it('starts with no coins and no time, no admin and offline, and with empty texts [S3.01, S3.02, S3.03, S3.04, S3.05]', async () => {
    expect(await insert(account('plain'))).toMatchObject({
      id: expect.any(Number),
      username: 'plain',
      passwordHash: 'hash',
      coins: 0,
      totalTimeSpent: 0,
      lastSeen: null,
      createdAt: new Date('2030-01-01T12:00:00.123Z'),
      isAdmin: false,
      isOnline: false,
      profilePicture: null,
      avatarCustomization: null,
      settings: null,
    });
  });

  it('keeps every field that is written [S3.02, S3.03, S3.04, S3.05]', async () => {
    const written = {
      ...account('Whole_1'),
      coins: 7,
      totalTimeSpent: 3600,
      lastSeen: new Date('2030-02-03T04:05:06.789Z'),
      isAdmin: true,
      isOnline: true,
      profilePicture: 'pictures/1.webp',
      avatarCustomization: { color: 'pink', hat: 'crown' },
      settings: { sound: false, nested: { text: 'ünï 👽' } },
    };
    expect(await insert(written)).toMatchObject(written);
  });

  it.each(['username', 'usernameKey', 'passwordHash', 'createdAt'] as const)(
    'is not stored without its %s [S3.01]',
    async (field) => {
      const all = Object.entries(account(`no-${field}`.slice(0, 24)));
      const others: Row = Object.fromEntries(all.filter(([name]) => name !== field));
      await expect(insert(others)).rejects.toThrow();
    },
  );
});
