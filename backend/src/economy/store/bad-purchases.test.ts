import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { buy, buyForAvatar, type Cart, cartOf, inventoryOf } from '../../../test/support/shop.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';

const COINS = 5000;

let app: TestApp;
let member: TestMember;
let cart: Cart;
beforeAll(async () => {
  app = await startTestApp();
  member = await app.aMember({ coins: COINS });
  cart = await cartOf(app, { 7: 1, 22: 2 });
});
afterAll(() => app.close());

afterEach(async () => {
  expect([await coinsOf(member), await inventoryOf(member), (await linesOf(member)).length]).toEqual([
    COINS,
    [],
    1,
  ]);
});

/** Returns the cart with its first line changed. */
const withLine = (change: object): object => {
  const [first, ...others] = cart.items;
  return { ...cart, items: [{ ...first, ...change }, ...others] };
};

type Refusal = readonly [what: string, body: () => unknown, status: number, code: string];

const linesWith = (count: number, line: (index: number) => unknown): object => ({
  items: Array.from({ length: count }, (_, index) => line(index)),
  totalCost: 100,
});

const QUANTITIES = [0, -1, 1.5, 100, '2', null];

const MALFORMED: readonly Refusal[] = [
  ...QUANTITIES.map((quantity): Refusal => [
    `a quantity of ${JSON.stringify(quantity)}`,
    () => withLine({ quantity }),
    400,
    'request.invalid',
  ]),
  ['an id that is text', () => withLine({ id: '7' }), 400, 'request.invalid'],
  ['a price below 0', () => withLine({ price: -150 }), 400, 'request.invalid'],
  ['a cart with another member in it', () => ({ ...cart, userId: 1 }), 400, 'request.invalid'],
  ['no lines', () => ({ items: [], totalCost: 0 }), 400, 'request.invalid'],
  ['no total', () => ({ items: cart.items }), 400, 'request.invalid'],
  ['a total below 0', () => ({ ...cart, totalCost: -300 }), 400, 'request.invalid'],
  ['a total that overflows 53 bit', () => ({ ...cart, totalCost: 2 ** 53 + 300 }), 400, 'request.invalid'],
  [
    'the same item twice',
    () => ({ items: [...cart.items, cart.items[0]], totalCost: 450 }),
    400,
    'request.invalid',
  ],
  ['51 lines', () => linesWith(51, (index) => ({ ...cart.items[0], id: index + 1 })), 400, 'request.invalid'],
  [
    '10,000 whole lines',
    () => linesWith(10_000, (id) => ({ ...cart.items[0], id })),
    413,
    'request.too_large',
  ],
];

const WRONG: readonly Refusal[] = [
  ['an item that there is not', () => withLine({ id: 999 }), 409, 'store.not_on_sale'],
  ['a price that is one too low', () => withLine({ price: 149 }), 409, 'store.price_changed'],
  ['a price that is one too high', () => withLine({ price: 151 }), 409, 'store.price_changed'],
  [
    'prices that are wrong but add up',
    () => ({ ...withLine({ price: 1 }), totalCost: 151 }),
    409,
    'store.price_changed',
  ],
  ['a total that is one too low', () => ({ ...cart, totalCost: 299 }), 409, 'store.price_changed'],
  ['a total that is one too high', () => ({ ...cart, totalCost: 301 }), 409, 'store.price_changed'],
  [
    'more than the balance',
    () => ({ items: [{ ...cart.items[0], quantity: 99 }], totalCost: 14_850 }),
    409,
    'coins.not_enough',
  ],
];

describe('A purchase', () => {
  it.each([...MALFORMED, ...WRONG])(
    'is refused, and nothing is charged, with %s [SEC-15]',
    async (_what, body, status, code) => {
      const answer = await buy(member, body());
      expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    },
  );
});

const KEYS: readonly string[] = ['short-7', 'k'.repeat(65), 'quote\'" OR 1=1', 'slashes/../../etc'];

describe('An Idempotency-Key', () => {
  it.each(KEYS)('is refused that is %j', async (key) => {
    for (const [path, body] of [
      ['/api/store/purchase', cart],
      ['/api/store/purchase-avatar-item', { itemType: 'color', itemId: 'blue', price: 100 }],
    ] as const) {
      const answer = await member.client.post(path, body, { headers: { 'Idempotency-Key': key } });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'request.idempotency_key' }]);
    }
  });

  it('is taken of the shortest and the longest length', async () => {
    const buyer = await app.aMember({ coins: 100 });
    const love = await cartOf(app, { 20: 1 });
    expect((await buy(buyer, love, 'eight-78')).status).toBe(201);
    expect((await buy(buyer, love, 'k'.repeat(64))).status).toBe(201);
  });

  it('may be left out: each purchase is then made once as it comes', async () => {
    const buyer = await app.aMember({ coins: 300 });
    const love = await cartOf(app, { 20: 1 });
    const hat = { itemType: 'color', itemId: 'blue', price: 100 };
    expect((await buyer.client.post('/api/store/purchase', love)).status).toBe(201);
    expect((await buyer.client.post('/api/store/purchase', love)).status).toBe(201);
    expect((await buyer.client.post('/api/store/purchase-avatar-item', hat)).status).toBe(201);
    expect(await coinsOf(buyer)).toBe(300 - 2 * 50 - 100);
  });
});

const AVATAR: readonly Refusal[] = [
  [
    'a kind that there is not',
    () => ({ itemType: 'wings', itemId: 'blue', price: 100 }),
    400,
    'request.invalid',
  ],
  ['a coupon', () => ({ itemType: 'coupon', itemId: 'avatar-20', price: 100 }), 400, 'request.invalid'],
  ['a colour as a hat', () => ({ itemType: 'hat', itemId: 'blue', price: 100 }), 400, 'request.invalid'],
  ['a price below 0', () => ({ itemType: 'hat', itemId: 'crown', price: -1 }), 400, 'request.invalid'],
  [
    'a price that is one too low',
    () => ({ itemType: 'hat', itemId: 'crown', price: 499 }),
    409,
    'store.price_changed',
  ],
  [
    'the price of a coupon without one',
    () => ({ itemType: 'hat', itemId: 'crown', price: 400 }),
    409,
    'store.price_changed',
  ],
  [
    'a coupon that is not there',
    () => ({ itemType: 'hat', itemId: 'crown', price: 400, coupon: true }),
    409,
    'store.no_coupon',
  ],
  ['what is free', () => ({ itemType: 'hat', itemId: 'alien-helmet', price: 0 }), 409, 'store.is_free'],
  [
    'a neon edition',
    () => ({ itemType: 'hat', itemId: 'crown-neon', price: 1000 }),
    409,
    'store.sold_in_store',
  ],
];

describe('A purchase for the avatar', () => {
  it.each(AVATAR)('is refused, and nothing is charged, for %s', async (_what, body, status, code) => {
    const answer = await buyForAvatar(member, body());
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  it('is refused for more than the balance, which the next coin would have paid', async () => {
    const poor = await app.aMember({ coins: 99 });
    const answer = await buyForAvatar(poor, { itemType: 'color', itemId: 'blue', price: 100 });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'coins.not_enough' }]);
    expect([await coinsOf(poor), await inventoryOf(poor)]).toEqual([99, []]);
  });
});

describe("Somebody else's things", () => {
  it("are neither seen, worn nor paid with another member's session [SEC-17]", async () => {
    const owner = await app.aMember({ coins: 200 });
    const thief = await app.aMember({ coins: 200 });
    await buy(owner, await cartOf(app, { 15: 2 }));
    expect(await inventoryOf(thief)).toEqual([]);
    const input = { itemType: 'color', itemId: 'blue', price: 80, coupon: true };
    expect((await buyForAvatar(thief, input)).body).toMatchObject({ code: 'store.no_coupon' });
    for (const path of ['/api/user/inventory', `/api/user/inventory?userId=${owner.id}`])
      expect((await thief.client.get(path)).text).not.toContain('avatar-20');
  });
});
