import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  MEMBER_PASSWORD,
  startTestApp,
  type TestApp,
  type TestMember,
} from '../../../../test/support/app.js';
import type { Answer, TestClient } from '../../../../test/support/client.js';
import { stressCount } from '../../../../test/support/stress-count.js';
import { openTab } from '../../../../test/support/tab.js';
import type { AdminUserDto } from './admin-users.dto.js';

// Hashing passwords is slow on a shared machine.
jest.setTimeout(30_000);

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let owner: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.aMember({ isAdmin: true, isOwner: true });
  admin = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

const add = (username: unknown, password: unknown, client = admin.client): Promise<Answer<AdminUserDto>> =>
  client.post('/api/admin/users', { username, password });

const setAdmin = (id: number, isAdmin: unknown, client = admin.client): Promise<Answer<AdminUserDto>> =>
  client.patch(`/api/admin/users/${id}`, { isAdmin });

const remove = (id: number | string, client = admin.client): Promise<Answer> =>
  client.delete(`/api/admin/users/${id}`);

const issue = (id: number, client = admin.client): Promise<Answer<{ password: string }>> =>
  client.post(`/api/admin/users/${id}/one-time-password`);

const signOut = (id: number, client = admin.client): Promise<Answer> =>
  client.post(`/api/admin/users/${id}/sign-out`);

async function signIn(username: string, password: string): Promise<Answer & { client: TestClient }> {
  const client = app.aVisitor();
  return { ...(await client.post('/api/login', { username, password })), client };
}

describe('adding a user', () => {
  it('makes an account that can sign in, with what new users begin with [S7.33]', async () => {
    expect(await add('Lumen_K', 'moon soup')).toMatchObject({
      status: 201,
      body: { username: 'Lumen_K', isAdmin: false, coins: 0 },
    });
    expect((await signIn('lumen_k', 'moon soup')).status).toBe(200);
  });

  it.each([
    ['ab', 'moon soup', 'username'],
    ['abc', '12345', 'password'],
  ])('refuses the name %p with the password %p, as registering does', async (username, password, field) => {
    const answer = await add(username, password);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(Object.keys((answer.body as unknown as { errors: object }).errors)).toEqual([field]);
  });
});

describe('the admin flag', () => {
  it('is given and taken, holds for the next request, and the open pages of the user are told [S4.46, S7.37]', async () => {
    const member = await app.aMember();
    const tab = await openTab(app, member);
    expect(await setAdmin(member.id, true)).toMatchObject({ status: 200, body: { isAdmin: true } });
    await tab.frame('user_changed');
    expect((await member.client.get('/api/admin/users')).status).toBe(200);
    expect(await setAdmin(member.id, false)).toMatchObject({ status: 200, body: { isAdmin: false } });
    expect((await member.client.get('/api/admin/users')).status).toBe(403);
    const lines = 'SELECT action FROM audit_log WHERE aboutUserId = ? ORDER BY id';
    expect(await app.database.query(lines, [member.id])).toEqual([
      { action: 'users.admin_granted' },
      { action: 'users.admin_revoked' },
    ]);
    tab.socket.close();
  });
});

describe('the last admin', () => {
  it('stays one, however many try at once [SEC-46]', async () => {
    const other = await startTestApp();
    try {
      const admins = [];
      for (let count = 0; count < stressCount(3, 8); count += 1)
        admins.push(await other.aMember({ isAdmin: true }));
      await Promise.all(
        admins.map(({ client, id }) => client.patch(`/api/admin/users/${id}`, { isAdmin: false })),
      );
      const left = await other.database.query('SELECT id FROM users WHERE isAdmin = 1');
      expect(left).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});

describe('deleting a user', () => {
  it('closes the account: sessions and sockets end, the ledger stays, the name is reserved [S7.34]', async () => {
    const member = await app.aMember({ username: 'Ooze_42', coins: 85 });
    const tab = await openTab(app, member);
    const closed = once(tab.socket, 'close');
    expect((await remove(member.id)).status).toBe(204);
    await closed;
    expect((await member.client.get('/api/user')).status).toBe(401);
    expect((await signIn('Ooze_42', MEMBER_PASSWORD)).status).toBe(401);
    expect((await add('ooze_42', 'moon soup')).status).toBe(409);
    const [row] = await app.database.query('SELECT username, coins FROM users WHERE id = ?', [member.id]);
    expect(row).toEqual({ username: `former-member-${member.id}`, coins: 85 });
    expect((await remove(member.id)).status).toBe(404);
  });
});

describe('signing a user out', () => {
  it('ends every session and socket of theirs at once', async () => {
    const member = await app.aMember();
    const tab = await openTab(app, member);
    const closed = once(tab.socket, 'close');
    expect((await signOut(member.id)).status).toBe(204);
    await closed;
    expect((await member.client.get('/api/user')).status).toBe(401);
  });

  it('leaves an admin who means themselves, the owner too, signed in where they are', async () => {
    const self = await app.aMember({ isAdmin: true, isOwner: true });
    const elsewhere = await signIn(self.username, MEMBER_PASSWORD);
    expect((await signOut(self.id, self.client)).status).toBe(204);
    expect((await self.client.get('/api/user')).status).toBe(200);
    expect((await elsewhere.client.get('/api/user')).status).toBe(401);
  });
});

describe('a one-time password', () => {
  it('opens the account for nothing but choosing another one [SEC-46]', async () => {
    const member = await app.aMember();
    const { status, body } = await issue(member.id);
    expect(status).toBe(201);
    expect(body.password).toMatch(/^[a-z2-9]{16}$/);
    expect((await member.client.get('/api/user')).status).toBe(401);
    expect((await signIn(member.username, MEMBER_PASSWORD)).status).toBe(401);
    const { client, body: user } = await signIn(member.username, body.password);
    expect(user).toMatchObject({ mustChangePassword: true });
    expect((await client.get('/api/user')).status).toBe(200);
    const refused = await client.get('/api/coins/transactions');
    expect(refused).toMatchObject({ status: 403, body: { code: 'auth.password_change_required' } });
    const change = (newPassword: string): Promise<Answer> =>
      client.patch('/api/user/password', { currentPassword: body.password, newPassword });
    expect(await change(body.password)).toMatchObject({ status: 409, body: { code: 'auth.same_password' } });
    expect((await change('my own one')).status).toBe(204);
    expect((await client.get('/api/coins/transactions')).status).toBe(200);
  });

  it('runs out after 24 hours, with the session that it has opened [SEC-46]', async () => {
    const member = await app.aMember();
    const { password } = (await issue(member.id)).body;
    const { client } = await signIn(member.username, password);
    app.clock.advance(DAY_MS - 1);
    expect((await client.get('/api/user')).status).toBe(200);
    app.clock.advance(1);
    expect((await client.get('/api/user')).body).toMatchObject({ code: 'auth.signed_out' });
    expect(await signIn(member.username, password)).toMatchObject({
      status: 403,
      body: {
        code: 'auth.one_time_password_over',
        message: 'This one-time password has run out. Please ask for a new one.',
      },
    });
    const guessed = await signIn(member.username, 'not this one');
    expect(guessed).toMatchObject({ status: 401, body: { code: 'auth.bad_credentials' } });
    const again = (await issue(member.id)).body.password;
    expect((await signIn(member.username, again)).status).toBe(200);
  });

  it('stands in no log [SEC-46]', async () => {
    const member = await app.aMember();
    const { body } = await issue(member.id);
    const audit = await app.database.query('SELECT details FROM audit_log');
    expect(JSON.stringify([audit, app.logLines])).not.toContain(body.password);
  });
});

describe('the site owner', () => {
  it.each([
    [
      'stays an admin [S5.27, S6.17]',
      () => setAdmin(owner.id, false),
      { code: 'users.owner_stays_admin', message: 'The site owner must remain an administrator.' },
    ],
    [
      'is not deleted [S5.26, S6.17]',
      () => remove(owner.id),
      { code: 'users.owner_not_deleted', message: 'The site owner cannot be deleted.' },
    ],
    [
      'is not deleted by themselves',
      () => remove(owner.id, owner.client),
      { code: 'users.owner_not_deleted' },
    ],
    ['is not signed out by others', () => signOut(owner.id), { code: 'users.owner_signed_in' }],
    ['gets no one-time password [SEC-46]', () => issue(owner.id), { code: 'users.owner_password' }],
  ])('%s', async (_what, attempt, body) => {
    expect(await attempt()).toMatchObject({ status: 409, body });
    expect((await owner.client.get('/api/admin/users')).status).toBe(200);
  });
});

describe('an admin', () => {
  it.each([
    ['does not delete themselves', () => remove(admin.id)],
    ['issues no one-time password for themselves', () => issue(admin.id)],
  ])('%s [SEC-46]', async (_what, attempt) => {
    expect(await attempt()).toMatchObject({ status: 409, body: { code: 'users.not_oneself' } });
    expect((await admin.client.get('/api/user')).status).toBe(200);
  });
});
