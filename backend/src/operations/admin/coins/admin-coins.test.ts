/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../../test/support/app.js';
import type { Answer } from '../../../../test/support/client.js';
import { coinsOf, linesOf } from '../../../../test/support/rounds.js';
import { stressCount } from '../../../../test/support/stress-count.js';
import { openTab } from '../../../../test/support/tab.js';
import type { CoinChangeResultDto, CoinDistributionDto } from './admin-coins.dto.js';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

let keys = 0;
const newKey = (): string => `change-number-${(keys += 1)}`;

const change = (
  { id }: Pick<TestMember, 'id'>,
  body: object,
  key: string | undefined = newKey(),
  { client } = admin,
): Promise<Answer<CoinChangeResultDto>> =>
  client.post(`/api/admin/users/${id}/coins`, body, { headers: { 'Idempotency-Key': key } });

describe('changing coins', () => {
  it('adds and takes away, with a line in the ledger, in the audit log, and news for the user [S5.25, S7.35]', async () => {
    const member = await app.aMember();
    const tab = await openTab(app, member);
    const given = await change(member, { amount: 300, reason: '  Double prize ' });
    expect(given).toMatchObject({ status: 200, body: { userId: member.id, amount: 300, coins: 300 } });
    expect((await change(member, { amount: -100 })).body.coins).toBe(200);
    expect(await linesOf(member)).toMatchObject([
      { amount: -100, description: 'Taken by an admin' },
      { amount: 300, description: 'Given by an admin: Double prize' },
    ]);
    await tab.frame('balance', ({ coins }: { coins: number }) => coins === 200);
    const { body: news } = await member.client.get('/api/notifications');
    expect(news).toMatchObject([
      { type: 'coins', content: '100 coins were taken from you' },
      { type: 'coins', content: 'You were given 300 coins: Double prize' },
    ]);
    const audit = await app.database.query(
      'SELECT details FROM audit_log WHERE aboutUserId = ? ORDER BY id',
      [member.id],
    );
    expect(audit).toEqual([
      { details: '{"amount":300,"reason":"Double prize"}' },
      { details: '{"amount":-100,"reason":null}' },
    ]);
    tab.socket.close();
  });

  it('never takes more than there is, whoever else takes at the same moment [SEC-47]', async () => {
    const [member, second] = [await app.aMember({ coins: 119 }), await app.aMember({ isAdmin: true })];
    const taken = Array.from({ length: stressCount(6, 40) }, (_none, index) =>
      change(member, { amount: -40 }, newKey(), index % 2 === 0 ? admin : second),
    );
    const refused = (await Promise.all(taken)).filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(taken.length - 2);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'coins.below_zero' } });
    expect(await coinsOf(member)).toBe(39);
    expect((await change(member, { amount: -39 })).body.coins).toBe(0);
  });

  it('never gives more than a balance holds', async () => {
    const member = await app.aMember({ coins: 999_999_990 });
    expect(await change(member, { amount: 11 })).toMatchObject({
      status: 409,
      body: { code: 'coins.too_many' },
    });
  });

  it('happens once for each key, however often it is sent [SEC-47]', async () => {
    const member = await app.aMember();
    const key = newKey();
    const sent = Array.from({ length: stressCount(4, 40) }, () => change(member, { amount: 7 }, key));
    for (const answer of await Promise.all(sent))
      expect(answer).toMatchObject({ status: 200, body: { coins: 7 } });
    expect(await coinsOf(member)).toBe(7);
    for (const other of [{ amount: 8 }, { amount: 7, reason: 'else' }]) {
      expect(await change(member, other, key)).toMatchObject({
        status: 409,
        body: { code: 'request.key_reused' },
      });
    }
  });

  it.each([
    [{ amount: 0 }],
    [{ amount: 1.5 }],
    [{ amount: 1_000_001 }],
    [{ amount: -1_000_001 }],
    [{ amount: 1, reason: 'two\nlines' }],
  ])('refuses %j [S3.21, SEC-47]', async (body) => {
    const member = await app.aMember({ coins: 10 });
    expect(await change(member, body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await coinsOf(member)).toBe(10);
  });

  it('needs an open account', async () => {
    const member = await app.aMember();
    await admin.client.delete(`/api/admin/users/${member.id}`);
    expect(await change(member, { amount: 1 })).toMatchObject({
      status: 404,
      body: { code: 'users.unknown' },
    });
  });
});

describe('the distribution of coins', () => {
  it('counts every open account once [S2.136]', async () => {
    const other = await startTestApp();
    try {
      const boss = await other.aMember({ isAdmin: true });
      for (const coins of [5, 99, 100, 700, 6000]) await other.aMember({ coins });
      const gone = await other.aMember({ coins: 9000 });
      await boss.client.delete(`/api/admin/users/${gone.id}`);
      const { body } = await boss.client.get<CoinDistributionDto>('/api/admin/coins/distribution');
      expect(body).toEqual({
        users: 6,
        totalCoins: 6904,
        medianCoins: 99,
        meanCoins: 1151,
        topShare: 6000 / 6904,
        largestCoins: 6000,
        buckets: [
          { from: 0, to: 0, users: 1 },
          { from: 1, to: 99, users: 2 },
          { from: 100, to: 499, users: 1 },
          { from: 500, to: 999, users: 1 },
          { from: 1000, to: 2499, users: 0 },
          { from: 2500, to: 4999, users: 0 },
          { from: 5000, to: null, users: 1 },
        ],
      });
    } finally {
      await other.close();
    }
  });
});
