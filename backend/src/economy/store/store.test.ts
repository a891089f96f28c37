/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';
import {
  buy,
  buyForAvatar,
  cartOf,
  copiesOf,
  freshKey,
  inventoryOf,
  storeItems,
} from '../../../test/support/shop.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const changeItem = (id: number, change: string): Promise<number> =>
  app.unitOfWork.run((tx) => tx.execute(`UPDATE store_items SET ${change} WHERE id = ?`, [id]));

describe('The store', () => {
  it('sells the catalogue of §3, names and prices exactly, to whoever looks [S3.27, S3.28, S3.29]', async () => {
    const sold = (await storeItems(app)).map(({ id, type, name, price }) => [id, type, name, price]);
    expect(sold).toEqual([
      [1, 'cosmetic', 'Classic Alien Hat', 250],
      [2, 'cosmetic', 'Cosmic Blue Avatar Color', 450],
      [3, 'cosmetic', 'Space Helmet', 500],
      [4, 'cosmetic', 'Cowboy Hat', 350],
      [5, 'cosmetic', 'Royal Crown', 1000],
      [6, 'cosmetic', 'Celestial Halo', 2000],
      [7, 'cosmetic', 'Cool Face Expression', 150],
      [8, 'cosmetic', 'Angry Face Expression', 150],
      [9, 'cosmetic', 'Surprised Face Expression', 200],
      [10, 'cosmetic', 'Alien Face Expression', 400],
      [11, 'cosmetic', 'Glasses Accessory', 150],
      [12, 'cosmetic', 'Laser Gun Accessory', 900],
      [13, 'cosmetic', 'Jetpack Accessory', 1800],
      [14, 'cosmetic', 'UFO Pet Accessory', 3000],
      [15, 'coupon', '20% Off Avatar Items Coupon', 100],
      [20, 'sticker', 'Peace', 50],
      [21, 'sticker', 'Cool', 50],
      [22, 'sticker', 'Love', 75],
      [23, 'sticker', 'UFO', 75],
      [24, 'sticker', 'Galaxy', 100],
    ]);
  });

  it('says of each item what one owns after buying it, and where its picture is [S3.25]', async () => {
    const things = (await storeItems(app)).map(({ itemType, itemId }) => `${itemType} ${itemId}`);
    expect(things).toEqual([
      'hat classic-alien-hat',
      'color cosmic-blue',
      ...['space-helmet', 'cowboy-hat', 'crown', 'halo'].map((id) => `hat ${id}-neon`),
      ...['cool', 'angry', 'surprised', 'alien'].map((id) => `face ${id}-neon`),
      ...['glasses', 'laser-gun', 'jetpack', 'ufo'].map((id) => `accessory ${id}-neon`),
      'coupon avatar-20',
      ...['peace', 'cool', 'love', 'ufo', 'galaxy'].map((id) => `sticker alien-${id}`),
    ]);
    for (const item of await storeItems(app)) {
      expect(item.imageUrl).toBe(`/items/${item.itemType}-${item.itemId}.svg`);
      expect(item.description).not.toBe('');
    }
  });
});

describe('A purchase', () => {
  it('takes the coins, writes one ledger line and gives the things, all at once', async () => {
    const member = await app.aMember({ coins: 1500 });
    const { status, body } = await buy(member, await cartOf(app, { 5: 1, 22: 2, 15: 1 }));
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        totalCost: 1250,
        coins: 250,
        items: [
          { itemType: 'hat', itemId: 'crown-neon', copies: 1 },
          { itemType: 'coupon', itemId: 'avatar-20', copies: 1 },
          { itemType: 'sticker', itemId: 'alien-love', copies: 2 },
        ],
        isFirst: true,
      },
    ]);
    expect(await coinsOf(member)).toBe(250);
    expect((await linesOf(member))[0]).toMatchObject({
      amount: -1250,
      description: 'Store purchase: Royal Crown, 20% Off Avatar Items Coupon, 2 × Love',
    });
    expect(await inventoryOf(member)).toEqual([
      { itemType: 'coupon', itemId: 'avatar-20', copies: 1 },
      { itemType: 'hat', itemId: 'crown-neon', copies: 1 },
      { itemType: 'sticker', itemId: 'alien-love', copies: 2 },
    ]);
  });

  it('may take the last coin, and not one more', async () => {
    const member = await app.aMember({ coins: 149 });
    const refused = await buy(member, await cartOf(app, { 7: 1 }));
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'coins.not_enough' }]);
    expect([await coinsOf(member), await inventoryOf(member)]).toEqual([149, []]);
    expect((await buy(member, await cartOf(app, { 20: 1, 23: 1 }))).body.coins).toBe(24);
    const exact = await app.aMember({ coins: 150 });
    expect((await buy(exact, await cartOf(app, { 7: 1 }))).body.coins).toBe(0);
  });
});

describe('The first purchase', () => {
  it('is the first that cost coins, in the store or the customizer, whenever its receipt is read', async () => {
    const member = await app.aMember({ coins: 1000 });
    await member.client.post('/api/user/avatar/first-colour', { color: 'pink' });
    const key = freshKey();
    const first = { itemType: 'hat', itemId: 'crown', price: 500 };
    expect((await buyForAvatar(member, first, key)).body.isFirst).toBe(true);
    expect((await buy(member, await cartOf(app, { 22: 1 }))).body.isFirst).toBe(false);
    expect((await buyForAvatar(member, first, key)).body.isFirst).toBe(true);
  });
});

describe('A purchase under a key', () => {
  it('gives the same answer again and takes nothing twice, whatever happened in between', async () => {
    const member = await app.aMember({ coins: 1000 });
    const cart = await cartOf(app, { 7: 1, 22: 1 });
    const key = freshKey();
    const first = await buy(member, cart, key);
    await buy(member, await cartOf(app, { 22: 1 }));
    await changeItem(7, 'price = 151');
    const again = await buy(member, { ...cart, items: [...cart.items].reverse() }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([await coinsOf(member), await copiesOf(member, 'alien-love')]).toEqual([700, 2]);
    await changeItem(7, 'price = 150');
  });

  it('refuses to be another purchase [SEC-16]', async () => {
    const member = await app.aMember({ coins: 1000 });
    const key = freshKey();
    await buy(member, await cartOf(app, { 22: 1 }), key);
    const other = await buy(member, await cartOf(app, { 22: 2 }), key);
    expect([other.status, other.body]).toMatchObject([409, { code: 'request.key_reused' }]);
    expect([await coinsOf(member), await copiesOf(member, 'alien-love')]).toEqual([925, 1]);
  });

  it('leaves the key free when it was refused', async () => {
    const member = await app.aMember({ coins: 100 });
    const key = freshKey();
    expect((await buy(member, await cartOf(app, { 7: 1 }), key)).status).toBe(409);
    expect((await buy(member, await cartOf(app, { 24: 1 }), key)).status).toBe(201);
  });

  it("is not another member's purchase under the same key", async () => {
    const key = freshKey();
    for (const coins of [75, 80]) {
      const member = await app.aMember({ coins });
      expect((await buy(member, await cartOf(app, { 22: 1 }), key)).body.coins).toBe(coins - 75);
    }
  });
});

describe('A cart that is out of date', () => {
  it('is refused with the prices of now, and nothing is charged [SEC-15]', async () => {
    const member = await app.aMember({ coins: 1000 });
    const cart = await cartOf(app, { 22: 2, 7: 1 });
    await changeItem(7, 'price = 160');
    const { status, body } = await buy(member, cart);
    await changeItem(7, 'price = 150');
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'store.price_changed',
        message: 'Prices have changed. Please look at them and try again.',
        prices: [
          { id: 7, price: 160 },
          { id: 22, price: 75 },
        ],
        totalCost: 310,
      },
    ]);
    expect([await coinsOf(member), await inventoryOf(member)]).toEqual([1000, []]);
  });

  it('is refused when something in it is not on sale any more', async () => {
    const member = await app.aMember({ coins: 1000 });
    const cart = await cartOf(app, { 7: 1, 22: 1 });
    await changeItem(22, 'isOnSale = 0');
    expect((await app.aVisitor().get('/api/store/items')).text).not.toContain('"Love"');
    const { status, body } = await buy(member, cart);
    await changeItem(22, 'isOnSale = 1');
    expect([status, body]).toMatchObject([
      409,
      { code: 'store.not_on_sale', message: 'Love is not on sale any more.' },
    ]);
    expect([await coinsOf(member), await inventoryOf(member)]).toEqual([1000, []]);
  });
});
