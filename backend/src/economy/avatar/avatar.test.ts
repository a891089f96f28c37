import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { buy, buyForAvatar, cartOf, inventoryOf } from '../../../test/support/shop.js';
import type { UserDto } from '../../members/user/user.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const wear = (member: TestMember, avatar: object) => member.client.patch<UserDto>('/api/user/avatar', avatar);

const whole = (color: string, hat: string, face: string, accessory: string) => ({
  avatarColor: color,
  avatarHat: hat,
  avatarFace: face,
  avatarAccessory: accessory,
});

describe('An avatar', () => {
  it('wears what everybody owns, and what was bought in the customizer and in the store [S3.06, S3.36]', async () => {
    const member = await app.aMember({ coins: 2000 });
    await buyForAvatar(member, { itemType: 'color', itemId: 'pink', price: 150 });
    await buy(member, await cartOf(app, { 5: 1, 7: 1 }));
    const input = whole('pink', 'crown-neon', 'cool-neon', 'none');
    const { status, body } = await wear(member, input);
    expect([status, body]).toMatchObject([200, { ...input, id: member.id, coins: 700 }]);
    expect(body.avatarCustomization).toEqual({
      color: 'pink',
      hat: 'crown-neon',
      face: 'cool-neon',
      accessory: 'none',
    });
    expect((await member.client.get('/api/user')).body).toMatchObject(input);
    const free = whole('green', 'alien-helmet', 'smile', 'none');
    expect((await wear(member, free)).body).toMatchObject(free);
  });

  it('keeps what a change leaves out', async () => {
    const member = await app.aMember({ coins: 2000 });
    await buyForAvatar(member, { itemType: 'color', itemId: 'pink', price: 150 });
    expect((await wear(member, { avatarHat: 'alien-helmet' })).body).toMatchObject(
      whole('pink', 'alien-helmet', 'smile', 'none'),
    );
    expect((await wear(member, {})).status).toBe(200);
  });

  it.each([
    ['avatarColor', 'blue', 'You do not own the color Blue yet.'],
    ['avatarHat', 'crown-neon', 'You do not own the hat Royal Crown yet.'],
  ])('does not wear what its member does not own: %s %s [SEC-17]', async (field, id, message) => {
    const member = await app.aMember({ coins: 2000 });
    const { status, body } = await wear(member, { ...whole('green', 'none', 'smile', 'none'), [field]: id });
    expect([status, body]).toMatchObject([403, { code: 'avatar.not_owned', message }]);
  });

  it.each([
    ['avatarColor', 'crown'],
    ['avatarAccessory', null],
    ['avatarWings', 'none'],
  ])('is refused for a part that there is not: %s %j', async (field, id) => {
    const member = await app.aMember();
    const { status, body } = await wear(member, { avatarHat: 'alien-helmet', [field]: id });
    expect([status, body]).toMatchObject([
      400,
      { code: 'request.invalid', errors: { [field]: expect.arrayContaining([expect.any(String)]) } },
    ]);
    expect((await member.client.get<UserDto>('/api/user')).body.avatarHat).toBe('none');
  });
});

describe('The first colour', () => {
  const take = (member: TestMember, color: unknown) =>
    member.client.post<UserDto & { code: string }>('/api/user/avatar/first-colour', { color });
  const coloursOf = async (member: TestMember): Promise<string[]> =>
    (await inventoryOf(member)).filter(({ itemType }) => itemType === 'color').map(({ itemId }) => itemId);

  it('is free, is worn at once and owned from then on, and is the same when it is asked for again', async () => {
    const member = await app.aMember({ coins: 300 });
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await take(member, 'purple');
      expect([status, body]).toMatchObject([200, { avatarColor: 'purple', coins: 300 }]);
    }
    expect(await coloursOf(member)).toEqual(['purple']);
    const { body } = await buyForAvatar(member, { itemType: 'color', itemId: 'purple', price: 100 });
    expect(body).toMatchObject({ code: 'store.already_owned' });
    expect((await wear(member, { avatarColor: 'green' })).status).toBe(200);
    expect((await wear(member, { avatarColor: 'purple' })).status).toBe(200);
  });

  it('may be green, and is chosen then', async () => {
    const member = await app.aMember();
    expect((await take(member, 'green')).status).toBe(200);
    expect(await coloursOf(member)).toEqual([]);
    expect((await take(member, 'pink')).body).toMatchObject({ code: 'avatar.first_colour_taken' });
  });

  it('is one, whatever is asked at once', async () => {
    const member = await app.aMember();
    const answers = await Promise.all(
      ['blue', 'purple', 'pink', 'black'].map((color) => take(member, color)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await coloursOf(member)).toHaveLength(1);
  });

  it.each(['crown', 'Pink', null])('is a colour of the customizer, not %j', async (color) => {
    const member = await app.aMember();
    expect(await take(member, color)).toMatchObject({
      status: 400,
      body: { errors: { color: [expect.any(String)] } },
    });
    expect((await take(member, 'cosmic-blue')).body).toMatchObject({ code: 'store.sold_in_store' });
    expect((await take(member, 'pink')).status).toBe(200);
  });

  it('waits for a member who has skipped the first flight', async () => {
    const member = await app.aMember();
    await member.client.post('/api/home/first-flight/end');
    expect((await take(member, 'pink')).body).toMatchObject({ avatarColor: 'pink', coins: 0 });
    expect((await take(member, 'blue')).body).toMatchObject({ code: 'avatar.first_colour_taken' });
  });
});
