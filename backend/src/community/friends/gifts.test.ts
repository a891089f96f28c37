/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { reconcile } from '../../operations/reconciliation/reconciliation.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  befriend,
  friendsOf,
  give,
  notificationsOf,
  pushedTo,
  removeFriend,
  summaryOf,
  threadOf,
  twoFriends,
  write,
} from '../../../test/support/friends.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';
import { buy, cartOf, copiesOf, freshKey } from '../../../test/support/shop.js';
import { stressCount } from '../../../test/support/stress-count.js';

/** Number of concurrent gifts, and of repetitions. */
const AT_ONCE = stressCount(24, 100);
const TIMES = stressCount(2, 20);

jest.setTimeout(TIMES * 60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LOVE = { itemType: 'sticker', itemId: 'alien-love' };
const GIVEN_LOVE = { ...LOVE, name: 'Love', image: '/items/sticker-alien-love.svg' };
const PRICE = 75;

/** Creates a member who has bought this many Love stickers. */
async function withStickers(copies: number): Promise<TestMember> {
  const member = await app.aMember({ coins: copies * PRICE });
  const { status, text } = await buy(member, await cartOf(app, { 22: copies }));
  if (status !== 201) throw new Error(text);
  return member;
}

/** Creates two friends; the first one has this many Love stickers. */
async function friendsWith(copies: number): Promise<[TestMember, TestMember]> {
  const [giver, friend] = [await withStickers(copies), await app.aMember()];
  await befriend(giver, friend);
  return [giver, friend];
}

const copies = (member: TestMember): Promise<number> => copiesOf(member, LOVE.itemId);

async function expectAgreement(): Promise<void> {
  const { checks } = await reconcile(app.database);
  expect(checks.flatMap(({ sentences }) => sentences)).toEqual([]);
}

describe('A gift', () => {
  it('moves one copy, moves no coin, and stands in the thread and among what the friend is told', async () => {
    const [giver, friend] = await friendsWith(3);
    const pushed = pushedTo(app, friend);
    const answer = await give(giver, friend, LOVE);
    expect(answer).toMatchObject({
      status: 201,
      body: { copies: 2, message: { isMine: true, message: '', gift: GIVEN_LOVE } },
    });
    expect([await copies(giver), await copies(friend)]).toEqual([2, 1]);
    expect([await coinsOf(giver), await coinsOf(friend)]).toEqual([0, 0]);
    expect(await linesOf(friend)).toEqual([]);
    expect(await threadOf(friend, giver)).toMatchObject([
      { id: answer.body.message.id, isMine: false, message: '', gift: GIVEN_LOVE },
    ]);
    expect((await friendsOf(friend)).friends).toMatchObject([
      { unread: 1, lastMessage: { message: '', isMine: false, gift: GIVEN_LOVE } },
    ]);
    expect(await notificationsOf(friend)).toMatchObject([
      {
        type: 'gift',
        content: `${giver.username} gave you a Love sticker`,
        data: { userId: giver.id, username: giver.username, ...LOVE, name: 'Love' },
      },
    ]);
    expect(await summaryOf(friend)).toEqual({ unread: 1, friendRequests: 0, unreadMessages: 1 });
    expect(pushed.map(({ type }) => type)).toEqual(['direct_message', 'notification']);
    await expectAgreement();
  });

  it('can be worn, and given on once there are two', async () => {
    const [giver, friend] = [await app.aMember({ coins: 2000 }), await app.aMember({ coins: 1000 })];
    await befriend(giver, friend);
    await buy(giver, await cartOf(app, { 5: 2 }));
    const crown = { itemType: 'hat', itemId: 'crown-neon' };
    expect((await give(giver, friend, crown)).status).toBe(201);
    expect(await notificationsOf(friend)).toMatchObject([
      { content: expect.stringMatching(/gave you a copy of /) },
    ]);
    expect((await friend.client.patch('/api/user/avatar', { avatarHat: 'crown-neon' })).status).toBe(200);
    expect((await give(friend, giver, crown)).body.code).toBe('friends.no_extra_copy');
    await buy(friend, await cartOf(app, { 5: 1 }));
    expect((await give(friend, giver, crown)).status).toBe(201);
    await expectAgreement();
  });

  it('is given once for its key, and another one under it is refused [SEC-18]', async () => {
    const [giver, friend] = await friendsWith(10);
    const other = await app.aMember();
    await befriend(giver, other);
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(giver, friend, LOVE, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await copies(giver), await copies(friend)]).toEqual([9, 1]);
    expect(await threadOf(friend, giver)).toHaveLength(1);
    expect(await notificationsOf(friend)).toHaveLength(1);
    expect(await give(giver, other, LOVE, key)).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    });
    const purchase = await buy(giver, await cartOf(app, { 22: 1 }), key);
    expect(purchase).toMatchObject({ status: 409, body: { code: 'request.key_reused' } });
  });

  it('is never the last copy, nor something that everybody owns or nobody has', async () => {
    const [giver, friend] = await friendsWith(1);
    for (const item of [
      LOVE,
      { itemType: 'hat', itemId: 'crown' },
      { itemType: 'color', itemId: 'green' },
      { itemType: 'hat', itemId: 'constructor' },
    ]) {
      expect(await give(giver, friend, item)).toMatchObject({
        status: 409,
        body: { code: 'friends.no_extra_copy' },
      });
    }
    expect([await copies(giver), await copies(friend)]).toEqual([1, 0]);
    expect(await threadOf(friend, giver)).toEqual([]);
  });

  it.each([
    ['a coupon', { itemType: 'coupon', itemId: 'avatar-20' }],
    ['coins', { itemType: 'coins', itemId: '100' }],
    ['several copies', { ...LOVE, copies: 2 }],
    ['a negative number of copies', { ...LOVE, copies: -1 }],
  ])('is not %s [SEC-18]', async (_what, item) => {
    const [giver, friend] = await twoFriends(app);
    expect(await give(giver, friend, item)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('is for friends only', async () => {
    const [giver, stranger] = [await withStickers(2), await app.aMember()];
    expect((await give(giver, stranger, LOVE)).body.code).toBe('friends.unknown');
    expect((await give(giver, giver, LOVE)).body.code).toBe('friends.unknown');
    await befriend(giver, stranger);
    await write(giver, stranger, 'Hi');
    await removeFriend(stranger, giver);
    expect((await give(giver, stranger, LOVE)).body.code).toBe('friends.not_friends');
    await befriend(giver, stranger);
    await stranger.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect((await give(giver, stranger, LOVE)).body.code).toBe('friends.unknown');
    expect(await copies(giver)).toBe(2);
  });
});

describe('A burst of gifts', () => {
  it('gives away every extra copy and never the last one [SEC-18]', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const extra = 5 + time;
      const [giver, friend] = await friendsWith(extra + 1);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => give(giver, friend, LOVE)));
      const given = answers.filter(({ status }) => status === 201);
      expect(given.map(({ body }) => body.copies).toSorted((one, other) => one - other)).toEqual(
        given.map((_, index) => index + 1),
      );
      expect(given).toHaveLength(extra);
      for (const { status, body } of answers) {
        if (status !== 201) expect([status, body.code]).toEqual([409, 'friends.no_extra_copy']);
      }
      expect([await copies(giver), await copies(friend)]).toEqual([1, extra]);
      expect(await threadOf(giver, friend)).toHaveLength(extra);
    }
    await expectAgreement();
  });

  it('round a circle of friends, both ways at once, loses and makes no copy [SEC-18]', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const circle = await Promise.all([4, 4, 4].map((count) => withStickers(count)));
      const pairs = circle.flatMap((one) =>
        circle.filter((other) => other !== one).map((other) => [one, other] as const),
      );
      for (const [one, other] of pairs) if (one.id < other.id) await befriend(one, other);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => {
          const [giver, friend] = pairs[index % pairs.length] ?? [circle[0], circle[1]];
          if (!giver || !friend) throw new Error('The circle is empty.');
          return give(giver, friend, LOVE);
        }),
      );
      for (const { status } of answers) expect([201, 409]).toContain(status);
      const owned = await Promise.all(circle.map((member) => copies(member)));
      expect(owned.reduce((sum, count) => sum + count, 0)).toBe(12);
      expect(Math.min(...owned)).toBeGreaterThanOrEqual(1);
    }
    await expectAgreement();
  });
});
