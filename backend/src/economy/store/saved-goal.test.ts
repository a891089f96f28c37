/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { buy, buyForAvatar, cartOf } from '../../../test/support/shop.js';
import { openTab } from '../../../test/support/tab.js';
import type { GoalAnswerDto } from './goal.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const GALAXY = { itemType: 'sticker', itemId: 'alien-galaxy' } as const;
const CROWN = { itemType: 'hat', itemId: 'crown' } as const;
const NEON_CROWN = { itemType: 'hat', itemId: 'crown-neon' } as const;

const goalOf = async (member: TestMember): Promise<GoalAnswerDto> =>
  (await member.client.get<GoalAnswerDto>('/api/user/goal')).body;

const save = (member: TestMember, item: object) =>
  member.client.request<GoalAnswerDto>('PUT', '/api/user/goal', item);

const sell = (itemId: string, isOnSale: boolean): Promise<number> =>
  app.unitOfWork.run((tx) =>
    tx.execute('UPDATE store_items SET isOnSale = ? WHERE itemId = ?', [isOnSale, itemId]),
  );

describe('A saved goal', () => {
  it('is one item of the store or the customizer, with the name and price it is sold for', async () => {
    const member = await app.aMember();
    expect(await goalOf(member)).toEqual({ goal: null, leftStore: null, coinsPerRound: 15 });
    const { status, body } = await save(member, GALAXY);
    const galaxy = { ...GALAXY, name: 'Galaxy', price: 100, storeItemId: 24 };
    expect([status, body]).toMatchObject([200, { goal: galaxy, leftStore: null, coinsPerRound: 15 }]);
    await save(member, CROWN);
    const crown = {
      ...CROWN,
      name: 'Crown',
      price: 500,
      imageUrl: '/items/hat-crown.svg',
      storeItemId: null,
    };
    expect((await goalOf(member)).goal).toEqual(crown);
    expect((await member.client.delete<GoalAnswerDto>('/api/user/goal')).body.goal).toBeNull();
    expect((await goalOf(member)).goal).toBeNull();
  });

  it('is one of two that are chosen at once', async () => {
    const member = await app.aMember();
    const answers = await Promise.all([save(member, GALAXY), save(member, CROWN), save(member, GALAXY)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(['Galaxy', 'Crown']).toContain((await goalOf(member)).goal?.name);
  });

  it.each([
    ['is free', 409, 'store.is_free', { itemType: 'sticker', itemId: 'alien-peace' }],
    ['is owned', 409, 'store.already_owned', NEON_CROWN],
    ['does not exist', 400, 'request.invalid', { itemType: 'hat', itemId: 'galaxy' }],
    ['is of no known kind', 400, 'request.invalid', { itemType: 'wings', itemId: 'none' }],
    ['has left the store', 409, 'store.not_on_sale', { itemType: 'hat', itemId: 'halo-neon' }],
  ])('is refused for an item that %s, and the one before stays', async (_why, status, code, item) => {
    const member = await app.aMember({ coins: 1000 });
    await buy(member, await cartOf(app, { 5: 1 }));
    await save(member, GALAXY);
    await sell('halo-neon', false);
    const answer = await save(member, item);
    await sell('halo-neon', true);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect((await goalOf(member)).goal?.name).toBe('Galaxy');
  });

  it('that left the store is told by its name, can be replaced, and is there again when it is sold again', async () => {
    const member = await app.aMember();
    await save(member, NEON_CROWN);
    await sell('crown-neon', false);
    expect(await goalOf(member)).toMatchObject({ goal: null, leftStore: 'Royal Crown' });
    await sell('crown-neon', true);
    expect(await goalOf(member)).toMatchObject({ goal: { name: 'Royal Crown' }, leftStore: null });
    await sell('crown-neon', false);
    expect((await save(member, GALAXY)).body).toMatchObject({ goal: { name: 'Galaxy' }, leftStore: null });
    await sell('crown-neon', true);
  });

  it('ends with the purchase of its item, in the store or the customizer, and with no other one', async () => {
    const member = await app.aMember({ coins: 1000 });
    await save(member, GALAXY);
    await buy(member, await cartOf(app, { 22: 1 }));
    expect((await goalOf(member)).goal?.name).toBe('Galaxy');
    await buy(member, await cartOf(app, { 24: 1 }));
    expect((await goalOf(member)).goal).toBeNull();
    await save(member, CROWN);
    await buyForAvatar(member, { ...CROWN, price: 500 });
    expect(await goalOf(member)).toMatchObject({ goal: null, leftStore: null });
  });

  it('ends on every open page of the member', async () => {
    const member = await app.aMember({ coins: 1000 });
    await save(member, GALAXY);
    const tab = await openTab(app, member);
    await buy(member, await cartOf(app, { 24: 1 }));
    await tab.frame('user_changed');
  });

  it('stays when the purchase fails', async () => {
    const member = await app.aMember({ coins: 99 });
    await save(member, GALAXY);
    expect((await buy(member, await cartOf(app, { 24: 1 }))).status).toBe(409);
    expect((await goalOf(member)).goal?.name).toBe('Galaxy');
  });
});
