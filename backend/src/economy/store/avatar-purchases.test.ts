/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';
import { buy, buyForAvatar, cartOf, copiesOf, freshKey, inventoryOf } from '../../../test/support/shop.js';
import type { AvatarItemDto } from './store.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const catalogue = async (): Promise<AvatarItemDto[]> =>
  (await app.aVisitor().get<AvatarItemDto[]>('/api/store/avatar-items')).body;

const avatarOf = async (member: TestMember): Promise<unknown> =>
  (await member.client.get<{ avatarCustomization: unknown }>('/api/user')).body.avatarCustomization;

const change = (table: string, values: string, itemId: string): Promise<number> =>
  app.unitOfWork.run((tx) => tx.execute(`UPDATE ${table} SET ${values} WHERE itemId = ?`, [itemId]));

describe('The avatar catalogue', () => {
  it('has the entries of §3 with their prices, each with id, name, price and image [S3.30, S3.31, S3.32, S3.33, S3.34, S3.35]', async () => {
    const plain = (await catalogue()).filter(({ storeItemId }) => storeItemId === null);
    const pricesOf = (kind: string): object =>
      Object.fromEntries(
        plain.filter(({ itemType }) => itemType === kind).map(({ itemId, price }) => [itemId, price]),
      );
    expect(pricesOf('color')).toEqual({
      green: 0,
      blue: 100,
      purple: 100,
      pink: 150,
      orange: 150,
      yellow: 200,
      white: 200,
      black: 250,
    });
    expect(pricesOf('hat')).toEqual({
      none: 0,
      'alien-helmet': 0,
      'space-helmet': 150,
      'cowboy-hat': 200,
      crown: 500,
      halo: 750,
    });
    expect(pricesOf('face')).toEqual({ smile: 0, cool: 100, angry: 100, surprised: 150, alien: 200 });
    expect(pricesOf('accessory')).toEqual({
      none: 0,
      glasses: 100,
      'laser-gun': 250,
      jetpack: 350,
      ufo: 1000,
    });
    for (const { itemType, itemId, name, image, price, isFree } of await catalogue()) {
      expect(name).not.toBe('');
      expect(image).toBe(itemId === 'none' ? null : `/items/${itemType}-${itemId}.svg`);
      expect(isFree).toBe(price === 0);
    }
  });

  it("has the store's neon editions and stickers at the store's prices, Peace being free", async () => {
    const ofStore = (await catalogue()).filter(({ storeItemId }) => storeItemId !== null);
    const priced = ofStore.map(({ storeItemId, itemId, price }) => [storeItemId, itemId, price]);
    expect(priced.sort(([one], [other]) => Number(one) - Number(other))).toEqual([
      [1, 'classic-alien-hat', 250],
      [2, 'cosmic-blue', 450],
      [3, 'space-helmet-neon', 500],
      [4, 'cowboy-hat-neon', 350],
      [5, 'crown-neon', 1000],
      [6, 'halo-neon', 2000],
      [7, 'cool-neon', 150],
      [8, 'angry-neon', 150],
      [9, 'surprised-neon', 200],
      [10, 'alien-neon', 400],
      [11, 'glasses-neon', 150],
      [12, 'laser-gun-neon', 900],
      [13, 'jetpack-neon', 1800],
      [14, 'ufo-neon', 3000],
      [20, 'alien-peace', 0],
      [21, 'alien-cool', 50],
      [22, 'alien-love', 75],
      [23, 'alien-ufo', 75],
      [24, 'alien-galaxy', 100],
    ]);
  });
});

describe('An avatar item that is bought', () => {
  it('is paid by one ledger line, owned, and worn at once', async () => {
    const member = await app.aMember({ coins: 600 });
    const { status, body } = await buyForAvatar(member, { itemType: 'hat', itemId: 'crown', price: 500 });
    const receipt = { itemType: 'hat', itemId: 'crown', coins: 100, coupons: 0, isFirst: true };
    expect([status, body]).toEqual([201, receipt]);
    expect((await linesOf(member))[0]).toMatchObject({ amount: -500, description: 'Avatar item: Crown' });
    expect(await inventoryOf(member)).toEqual([{ itemType: 'hat', itemId: 'crown', copies: 1 }]);
    expect(await avatarOf(member)).toEqual({
      color: 'green',
      hat: 'crown',
      face: 'smile',
      accessory: 'none',
    });
  });

  it("costs the store's price as a sticker, is not worn, and is never sold twice to the same member", async () => {
    const member = await app.aMember({ coins: 600 });
    const love = { itemType: 'sticker', itemId: 'alien-love', price: 75 };
    expect((await buyForAvatar(member, love)).body).toMatchObject({ coins: 525 });
    expect(await avatarOf(member)).toEqual({ color: 'green', hat: 'none', face: 'smile', accessory: 'none' });
    expect((await buyForAvatar(member, love)).body).toMatchObject({ code: 'store.already_owned' });
    await buy(member, await cartOf(app, { 24: 1 }));
    const galaxy = { itemType: 'sticker', itemId: 'alien-galaxy', price: 100 };
    expect((await buyForAvatar(member, galaxy)).body).toMatchObject({ code: 'store.already_owned' });
  });

  it('is answered alike under the same key, and no other thing under it', async () => {
    const member = await app.aMember({ coins: 600 });
    const key = freshKey();
    const blue = { itemType: 'color', itemId: 'blue', price: 100 };
    const first = await buyForAvatar(member, blue, key);
    expect(await buyForAvatar(member, { ...blue, coupon: false }, key)).toMatchObject({
      status: 201,
      body: first.body,
    });
    for (const other of [
      await buyForAvatar(member, { ...blue, itemId: 'purple' }, key),
      await buy(member, await cartOf(app, { 24: 1 }), key),
    ])
      expect([other.status, other.body]).toMatchObject([409, { code: 'request.key_reused' }]);
    expect(await coinsOf(member)).toBe(500);
  });

  it('is refused as a sticker that the store no longer sells', async () => {
    const member = await app.aMember({ coins: 600 });
    const isLoveOnSale = async () =>
      (await catalogue()).find(({ itemId }) => itemId === 'alien-love')?.isOnSale;
    expect(await isLoveOnSale()).toBe(true);
    await change('store_items', 'isOnSale = 0', 'alien-love');
    expect(await isLoveOnSale()).toBe(false);
    const refused = await buyForAvatar(member, { itemType: 'sticker', itemId: 'alien-love', price: 75 });
    await change('store_items', 'isOnSale = 1', 'alien-love');
    expect(refused.body).toMatchObject({
      code: 'store.not_on_sale',
      message: 'Love is not on sale any more.',
    });
  });
});

describe('A coupon', () => {
  it('takes a fifth off one item, rounded up to the coin, and is used up by it', async () => {
    const member = await app.aMember({ coins: 1000 });
    await buy(member, await cartOf(app, { 15: 2 }));
    const crown = { itemType: 'hat', itemId: 'crown', price: 400, coupon: true };
    expect((await buyForAvatar(member, crown)).body).toMatchObject({ coins: 400, coupons: 1 });
    expect((await linesOf(member))[0]).toMatchObject({
      amount: -400,
      description: 'Avatar item: Crown, 20% off',
    });
    expect(await copiesOf(member, 'avatar-20')).toBe(1);
  });

  it.each([
    [1, 1],
    [33, 27],
    [2_147_483_646, 1_717_986_917],
  ])('makes %d coins %d', async (full, discounted) => {
    const member = await app.aMember({ coins: 100 });
    await buy(member, await cartOf(app, { 15: 1 }));
    await change('avatar_items', `price = ${full}`, 'halo');
    const halo = { itemType: 'hat', itemId: 'halo', coupon: true };
    const wrong = await buyForAvatar(member, { ...halo, price: discounted - 1 });
    expect(wrong.body).toMatchObject({ code: 'store.price_changed', totalCost: discounted });
    const right = await buyForAvatar(member, { ...halo, price: discounted });
    await change('avatar_items', 'price = 750', 'halo');
    expect(right.body).toMatchObject({ code: 'coins.not_enough' });
  });
});
