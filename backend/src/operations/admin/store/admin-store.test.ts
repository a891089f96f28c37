/** @mariadb */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PictureCleanupService } from '../../../community/profile/picture-cleanup.service.js';
import type { AvatarItemDto, StoreItemDto } from '../../../economy/store/store.dto.js';
import { startTestApp, type TestApp, type TestMember } from '../../../../test/support/app.js';
import type { Answer } from '../../../../test/support/client.js';
import { aPicture, dataUrl } from '../../../../test/support/pictures.js';
import { buy, buyForAvatar, cartOf, copiesOf, freshKey, inventoryOf } from '../../../../test/support/shop.js';
import type { AdminStoreItemDto } from './admin-store.dto.js';

const HOUR_MS = 60 * 60 * 1000;

let app: TestApp;
let admin: TestMember;
let member: TestMember;
let picture: string;
beforeAll(async () => {
  app = await startTestApp();
  picture = dataUrl('png', await aPicture('png'));
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await app.aMember({ isAdmin: true });
  member = await app.aMember({ coins: 5000 });
});

const LIST = '/api/admin/store/items';

const list = async (query = ''): Promise<AdminStoreItemDto[]> =>
  (await admin.client.get<AdminStoreItemDto[]>(LIST + query)).body;
const itemOf = async (id: number): Promise<AdminStoreItemDto> => {
  const item = (await list()).find((each) => each.id === id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
};
const add = (input: object, key = freshKey(), by = admin): Promise<Answer<AdminStoreItemDto>> =>
  by.client.post(LIST, input, { headers: { 'Idempotency-Key': key } });
const put = (id: number | string, change: object, by = admin): Promise<Answer<AdminStoreItemDto>> =>
  by.client.request('PUT', `${LIST}/${id}`, change);
/** Changes an item, based on its current version. */
const change = async (id: number, input: object): Promise<AdminStoreItemDto> => {
  const { status, body } = await put(id, { version: (await itemOf(id)).version, ...input });
  expect(status).toBe(200);
  return body;
};
const sold = async (): Promise<StoreItemDto[]> =>
  (await app.aVisitor().get<StoreItemDto[]>('/api/store/items')).body;
const wardrobe = async (itemId: string): Promise<AvatarItemDto | undefined> =>
  (await app.aVisitor().get<AvatarItemDto[]>('/api/store/avatar-items')).body.find(
    (each) => each.itemId === itemId,
  );
const aSticker = async (name: string, price = 60): Promise<AdminStoreItemDto> => {
  const { status, body } = await add({ name, description: 'A new one.', price, imageData: picture });
  expect(status).toBe(201);
  return body;
};

describe('The items of the store', () => {
  it('are searched by name and go on by a Link', async () => {
    expect((await list('?search=HELMET')).map(({ name }) => name)).toEqual(['Space Helmet']);
    expect(await list('?search=%25')).toEqual((await list()).filter(({ name }) => name.includes('%')));
    await aSticker('Über Moon');
    for (const search of ['Über', 'Über mOON'])
      expect(await list(`?search=${encodeURIComponent(search)}`)).toMatchObject([{ name: 'Über Moon' }]);
    const first = await admin.client.get<AdminStoreItemDto[]>(`${LIST}?limit=3`);
    expect(first.body.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(first.headers.get('link')).toBe(`<${LIST}?limit=3&after=3>; rel="next"`);
    expect((await list('?limit=3&after=3')).map(({ id }) => id)).toEqual([4, 5, 6]);
  });

  it('can be a new sticker, which members buy, own and see in the customizer, once for a key', async () => {
    const key = freshKey();
    const input = { name: 'Comet', description: 'Passes once.', price: 60, imageData: picture };
    const [one, again] = [await add(input, key), await add(input, key)];
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(one.body);
    expect(one.body).toMatchObject({
      name: 'Comet',
      type: 'sticker',
      itemType: 'sticker',
      isOnSale: true,
      imageUrl: expect.stringMatching(/^\/media\/.+\.webp$/),
    });
    expect((await add({ ...input, price: 61 }, key)).status).toBe(409);
    expect((await fetch(app.url + one.body.imageUrl)).status).toBe(200);

    const item = (await sold()).find(({ id }) => id === one.body.id);
    const { itemType: _type, itemId, ...line } = item ?? { itemType: '', itemId: '' };
    const bought = await buy(member, { items: [{ ...line, quantity: 2 }], totalCost: 120 });
    expect(bought.status).toBe(201);
    expect(await copiesOf(member, itemId)).toBe(2);
    expect(await wardrobe(itemId)).toMatchObject({ name: 'Comet', price: 60, isFree: false, isOnSale: true });
  });

  it('keep their pictures when nobody sells them any more', async () => {
    const item = await aSticker('Kept');
    await change(item.id, { isOnSale: false });
    app.clock.advance(HOUR_MS + 1);
    await app.nest.get(PictureCleanupService).sweep();
    expect((await fetch(app.url + item.imageUrl)).status).toBe(200);
  });

  it('change name, description, price and picture, for the customizer as well', async () => {
    const item = await aSticker('Old name');
    const imageData = dataUrl('png', await aPicture('png', { colour: '#f0f' }));
    const after = await change(item.id, { name: 'New name', description: 'Other.', price: 75, imageData });
    expect(after).toMatchObject({ name: 'New name', description: 'Other.', price: 75, version: 2 });
    expect(after.imageUrl).not.toBe(item.imageUrl);
    expect(await wardrobe(item.itemId)).toMatchObject({
      name: 'New name',
      price: 75,
      image: after.imageUrl,
    });
    expect((await sold()).find(({ id }) => id === item.id)).toMatchObject({ name: 'New name', price: 75 });
  });

  it('tell the second of two admins, and take the same change twice as one', async () => {
    const item = await aSticker('Contested');
    const other = await app.aMember({ isAdmin: true });
    const first = { version: item.version, price: 70 };
    const saved = await put(item.id, first);
    expect(saved.body.price).toBe(70);
    const refused = await put(item.id, { version: item.version, price: 80 }, other);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'store.item_changed' });
    const again = await put(item.id, first);
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect((await itemOf(item.id)).price).toBe(70);
  });

  it.each([
    ['a price of nothing', { price: 0 }],
    ['a price above a million', { price: 1_000_001 }],
    ['half a coin', { price: 1.5 }],
    ['no name', { name: '' }],
    ['what is none of it', { itemId: 'halo' }],
  ])('refuse %s, and nothing has changed [SEC-48]', async (_, wrong) => {
    const before = await itemOf(4);
    const { status, body } = await put(4, { version: before.version, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid' });
    expect(await itemOf(4)).toEqual(before);
    const count = (await list()).length;
    const input = { name: 'Fine', description: 'Fine.', price: 5, imageData: picture, ...wrong };
    expect((await add(input)).status).toBe(400);
    expect(await list()).toHaveLength(count);
  });

  it('refuse what is no picture', async () => {
    const input = { name: 'Fake', description: 'Fake.', price: 5, imageData: 'data:image/png;base64,AAAA' };
    expect((await add(input)).body).toMatchObject({ code: 'picture.type' });
    const { version } = await itemOf(4);
    const damaged = await put(4, { version, imageData: 'data:image/svg+xml;base64,AAAA' });
    expect(damaged.body).toMatchObject({ code: 'picture.type' });
  });
});

describe('An item that is taken off the shelves', () => {
  it('is in no shop window, stays with whoever owns it, who may wear it, and comes back as it was [SEC-48]', async () => {
    expect((await buy(member, await cartOf(app, { 5: 1 }))).status).toBe(201);
    expect(await change(5, { isOnSale: false })).toMatchObject({ isOnSale: false });
    expect((await sold()).map(({ id }) => id)).not.toContain(5);
    expect(await wardrobe('crown-neon')).toMatchObject({ isOnSale: false, isFree: false, price: 1000 });
    expect(await inventoryOf(member)).toEqual([{ itemType: 'hat', itemId: 'crown-neon', copies: 1 }]);
    expect((await member.client.patch('/api/user/avatar', { avatarHat: 'crown-neon' })).status).toBe(200);
    await change(5, { isOnSale: true });
    expect((await sold()).map(({ id }) => id)).toContain(5);
  });

  it('is never given away because its price is not known any more [SEC-48]', async () => {
    await app.unitOfWork.run((tx) => tx.execute("DELETE FROM store_items WHERE itemId = 'halo-neon'"));
    expect(await wardrobe('halo-neon')).toMatchObject({ isFree: false, isOnSale: false, storeItemId: null });
    const input = { itemType: 'hat', itemId: 'halo-neon', price: 0 };
    expect((await buyForAvatar(member, input)).body).toMatchObject({ code: 'store.not_on_sale' });
    const worn = await member.client.patch('/api/user/avatar', { avatarHat: 'halo-neon' });
    expect(worn.body).toMatchObject({ code: 'avatar.not_owned' });
  });
});
