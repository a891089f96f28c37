/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer, TestClient } from '../../../test/support/client.js';
import { aPicture, dataUrl } from '../../../test/support/pictures.js';
import { playedTicket, sendRound } from '../../../test/support/rounds.js';

const DAY_MS = 24 * 60 * 60 * 1000;

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const close = ({ client }: { client: TestClient }, password = MEMBER_PASSWORD): Promise<Answer> =>
  client.post('/api/user/close', { password });

const signIn = (username: string): Promise<Answer> =>
  app.aVisitor().post('/api/login', { username, password: MEMBER_PASSWORD });

const register = (username: string): Promise<Answer> =>
  app.aVisitor().post('/api/register', { username, password: 'moon soup' });

const upload = ({ client }: TestMember, imageData: string, key = 'the-picture'): Promise<Answer> =>
  client.post('/api/profile/upload-picture', { imageData }, { headers: { 'Idempotency-Key': key } });

async function rowOf({ id }: TestMember): Promise<Record<string, unknown> | undefined> {
  return (await app.database.query<Record<string, unknown>>('SELECT * FROM users WHERE id = ?', [id]))[0];
}

describe('A closed account', () => {
  it('lets nobody in, on no device, and its member is a number from then on', async () => {
    const member = await app.aMember({ username: 'Leaving', coins: 600 });
    const { client: phone } = member;
    const other = app.aVisitor();
    await other.post('/api/login', { username: 'Leaving', password: MEMBER_PASSWORD });
    await upload(member, dataUrl('png', await aPicture()));
    const answer = await close(member);
    expect(answer.status).toBe(204);
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^session=;.*Max-Age=0/),
      expect.stringMatching(/^signed_in=0;/),
    ]);
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await signIn('Leaving')).status).toBe(401);
    expect((await signIn(`former-member-${member.id}`)).status).toBe(401);
    expect(await rowOf(member)).toMatchObject({
      username: `former-member-${member.id}`,
      usernameKey: `former-member-${member.id}`,
      password: '!',
      profilePicture: null,
      avatarCustomization: null,
      settings: null,
      closedAt: app.clock.now().getTime(),
      coins: 100,
    });
  });

  it('keeps its ledger and its rounds', async () => {
    const member = await app.aMember({ coins: 30 });
    const { ticket, played } = await playedTicket(app, member, 12);
    await sendRound(member, ticket, played.log);
    await close(member);
    const lines = await app.database.query('SELECT amount FROM coin_transactions WHERE userId = ?', [
      member.id,
    ]);
    const rounds = await app.database.query('SELECT status FROM rounds WHERE userId = ?', [member.id]);
    expect([lines.length, rounds]).toEqual([2, [{ status: 'proven' }]]);
  });

  it('keeps its name free for ninety days [SEC-31]', async () => {
    const member = await app.aMember({ username: 'Comet' });
    const other = await app.aMember();
    await close(member);
    const rename = (): Promise<Answer> =>
      other.client.patch('/api/user/username', { username: 'COMET', currentPassword: MEMBER_PASSWORD });
    for (const answer of [await register('comet'), await rename()]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'auth.username_taken' } });
    }
    app.clock.advance(90 * DAY_MS - 1);
    expect((await register('comet')).status).toBe(409);
    app.clock.advance(1);
    expect((await register('comet')).status).toBe(201);
  });

  it('gives its name to none of those who want it at that very moment [SEC-31]', async () => {
    const member = await app.aMember({ username: 'Meteor' });
    const [closed, ...others] = await Promise.all([
      close(member),
      ...[1, 2, 3].map(() => register('meteor')),
    ]);
    expect(closed.status).toBe(204);
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await register('meteor')).status).toBe(409);
  });
});

describe('Closing an account', () => {
  it('asks for the password', async () => {
    const member = await app.aMember();
    expect(await close(member, 'not this one')).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong_password' },
    });
    for (const password of ['', null, 7, 'x'.repeat(201)]) {
      expect((await member.client.post('/api/user/close', { password })).status).toBe(400);
    }
    expect((await member.client.get('/api/user')).status).toBe(200);
  });

  it('is not for the owner', async () => {
    const owner = await app.aMember({ isAdmin: true, isOwner: true });
    expect(await close(owner)).toMatchObject({ status: 409, body: { code: 'account.owner_stays' } });
    expect((await owner.client.get('/api/user')).status).toBe(200);
  });

  it('is not for the last admin, also when the last two go at once', async () => {
    await app.unitOfWork.run((tx) => tx.execute('UPDATE users SET isAdmin = ?', [false]));
    const admins = [await app.aMember({ isAdmin: true }), await app.aMember({ isAdmin: true })];
    const answers = await Promise.all(admins.map((admin) => close(admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'account.last_admin' });
  });

  it('beside a purchase leaves the purchase whole or not made at all', async () => {
    const picture = dataUrl('png', await aPicture('png', { colour: '#246' }));
    for (let count = 0; count < 4; count += 1) {
      const member = await app.aMember({ coins: 500 });
      const [bought] = await Promise.all([upload(member, picture), close(member)]);
      expect([201, 401]).toContain(bought.status);
      const row = await rowOf(member);
      expect(row).toMatchObject({ coins: bought.status === 201 ? 0 : 500, profilePicture: null });
    }
  });

  it('ends what was still on its way: no coin moves afterwards', async () => {
    const member = await app.aMember({ coins: 500 });
    const { ticket, played } = await playedTicket(app, member, 12);
    await close(member);
    await expect(sendRound(member, ticket, played.log)).rejects.toThrow('No verdict');
    expect(await rowOf(member)).toMatchObject({ coins: 500 });
  });
});
