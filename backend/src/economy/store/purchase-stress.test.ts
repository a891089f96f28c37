/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { reconcile } from '../../operations/reconciliation/reconciliation.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';
import {
  buy,
  buyForAvatar,
  type Cart,
  cartOf,
  copiesOf,
  freshKey,
  inventoryOf,
} from '../../../test/support/shop.js';
import { stressCount } from '../../../test/support/stress-count.js';

/** Number of runs for the edge of the balance, and for everything else. */
const TIMES = stressCount(10, 200);
const OTHER_TIMES = stressCount(3, 50);

/** Number of purchases sent at once. */
const AT_ONCE = 100;

const PRICE = 75;

jest.setTimeout(TIMES * 20_000);

let app: TestApp;
let love: Cart;
let galaxyAndLove: Cart;
beforeAll(async () => {
  app = await startTestApp();
  love = await cartOf(app, { 22: 1 });
  galaxyAndLove = await cartOf(app, { 24: 1, 22: 2 });
});
afterAll(() => app.close());

/** Runs a burst of purchases for one member after the other; the reconciliation has to agree after each. */
async function repeatedly(
  coinsFor: (time: number) => number,
  act: (member: TestMember, time: number) => Promise<void>,
  times = OTHER_TIMES,
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const member = await app.aMember({ coins: coinsFor(time) });
    await act(member, time);
    expect((await reconcile(app.database)).differences).toBe(0);
  }
}

const atOnce = <Body>(
  send: (index: number) => Promise<Answer<Body>>,
  count = AT_ONCE,
): Promise<Answer<Body>[]> => Promise.all(Array.from({ length: count }, (_, index) => send(index)));

const paid = <Body>(answers: readonly Answer<Body>[]): Answer<Body>[] =>
  answers.filter(({ status }) => status === 201);

/** Asserts that every answer without a receipt says that there are not enough coins. */
function expectOthersRefused(answers: readonly Answer[]): void {
  for (const { status, body } of answers)
    if (status !== 201) expect([status, body]).toMatchObject([409, { code: 'coins.not_enough' }]);
}

describe('A hundred purchases at once at the edge of the balance', () => {
  it('are paid as often as the coins go, and never below 0 [SEC-16]', async () => {
    const affordable = (time: number): number => time % 40;
    await repeatedly(
      (time) => affordable(time) * PRICE + (time % PRICE),
      async (member, time) => {
        const answers = await atOnce(() => buy(member, love));
        expectOthersRefused(answers);
        const bought = paid(answers);
        expect(bought).toHaveLength(affordable(time));
        const balances = bought.map(({ body }) => body.coins).sort((one, other) => one - other);
        expect(balances).toEqual(bought.map((_, index) => (time % PRICE) + index * PRICE));
        expect(await coinsOf(member)).toBe(time % PRICE);
        expect(await copiesOf(member, 'alien-love')).toBe(affordable(time));
        const spent = (await linesOf(member)).filter(({ amount }) => amount < 0);
        expect(spent.map(({ amount }) => amount)).toEqual(bought.map(() => -PRICE));
      },
      TIMES,
    );
  });

  it('are paid once for each key, however often it is sent [SEC-16]', async () => {
    const affordable = 7;
    await repeatedly(
      (time) => affordable * PRICE + (time % PRICE),
      async (member, time) => {
        const keys = Array.from({ length: 10 }, freshKey);
        const answers = await atOnce((index) => buy(member, love, keys[index % keys.length]));
        expectOthersRefused(answers);
        expect(new Set(paid(answers).map(({ text }) => text)).size).toBe(affordable);
        expect(paid(answers)).toHaveLength(affordable * (AT_ONCE / keys.length));
        expect(await coinsOf(member)).toBe(time % PRICE);
        expect(await copiesOf(member, 'alien-love')).toBe(affordable);
      },
    );
  });

  it('leave together what they were answered, whatever they are of', async () => {
    await repeatedly(
      (time) => 4000 + time,
      async (member, time) => {
        await buy(member, await cartOf(app, { 15: 1 }));
        const [carts, avatars, bonuses] = await Promise.all([
          atOnce((index) => buy(member, index % 2 === 0 ? love : galaxyAndLove), 60),
          atOnce(
            (index) =>
              buyForAvatar(member, {
                itemType: 'hat',
                ...(index % 2 === 0
                  ? { itemId: 'crown', price: 500 }
                  : { itemId: 'halo', price: 600, coupon: true }),
              }),
            30,
          ),
          atOnce(() => member.client.post<{ granted: boolean; amount: number }>('/api/daily-bonus'), 10),
        ]);
        expect(paid(avatars).length).toBeLessThanOrEqual(2);
        const totals = paid(carts).map(({ body }) => body.totalCost);
        const hats = paid(avatars).map(({ body }) => (body.itemId === 'crown' ? 500 : 600));
        const spent = [...totals, ...hats].reduce((sum, coins) => sum + coins, 0);
        const given = bonuses.reduce((sum, { body }) => sum + body.amount, 0);
        expect([given, await coinsOf(member)]).toEqual([10, 4000 + time - 100 + given - spent]);
        const bought = totals.reduce((sum, total) => sum + (total === PRICE ? 1 : 2), 0);
        expect(await copiesOf(member, 'alien-love')).toBe(bought);
      },
    );
  });
});

describe('One coupon and many purchases at once', () => {
  it('makes one of them cheaper [SEC-16]', async () => {
    const colors = ['blue', 'purple'];
    await repeatedly(
      () => 100 + 1000,
      async (member) => {
        await buy(member, await cartOf(app, { 15: 1 }));
        const answers = await atOnce(
          (index) =>
            buyForAvatar(member, { itemType: 'color', itemId: colors[index % 2], price: 80, coupon: true }),
          20,
        );
        expect(paid(answers).map(({ body }) => [body.coins, body.coupons])).toEqual([[920, 0]]);
        expect(await inventoryOf(member)).toEqual([
          expect.objectContaining({ itemType: 'color', copies: 1 }),
        ]);
      },
    );
  });
});
