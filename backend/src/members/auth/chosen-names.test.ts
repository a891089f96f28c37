/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';

const KEPT = {
  status: 409,
  body: {
    code: 'auth.username_taken',
    message: 'This name is kept for those who run the site. Please try a different username',
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const register = (username: string): Promise<Answer> =>
  app.aVisitor().post('/api/register', { username, password: MEMBER_PASSWORD });

const rename = ({ client }: TestMember, username: string): Promise<Answer> =>
  client.patch('/api/user/username', { username, currentPassword: MEMBER_PASSWORD });

describe('A name of those who run the site', () => {
  it.each([
    ...['admin', 'Administrator', 'MODERATOR', 'mod', 'support', 'system', 'root', 'staff', 'official'],
    ...['admin1', 'the_owner', '007-Mod', 'The-1_admin-99', '_admin_', 'ad-min', '--Admin', 'site-owner'],
    ...[
      'SiteOwner',
      'owner',
      'overlord',
      'alien-squad',
      'moderation',
      'sysop',
      'developer',
      'alien-squad-team',
    ],
    ...[
      'mod_team',
      'admin-team',
      'official-zib',
      'Zib_support',
      'overIord',
      'adm1n',
      '4dm1n5',
      'r00t-7',
      '5upp0r7',
    ],
  ])('is not for who registers: %s [SEC-31]', async (username) => {
    expect(await register(username)).toMatchObject(KEPT);
  });

  it('is not for a member who changes theirs, admins included [SEC-31]', async () => {
    expect(await rename(await app.aMember(), 'System')).toMatchObject(KEPT);
    expect(await rename(await app.aMember({ isAdmin: true }), 'Admin')).toMatchObject(KEPT);
  });

  it('is kept by an account that has it already, in other letters too', async () => {
    const member = await app.aMember({ username: 'helpdesk' });
    expect((await member.client.get('/api/user')).status).toBe(200);
    expect(await rename(member, 'HelpDesk')).toMatchObject({ status: 200, body: { username: 'HelpDesk' } });
  });

  it("may be the site owner's", async () => {
    const owner = await app.aMember({ username: 'first-captain', isAdmin: true, isOwner: true });
    expect(await rename(owner, 'Site-Owner')).toMatchObject({
      status: 200,
      body: { username: 'Site-Owner' },
    });
  });
});

describe('A name that only begins or ends like one', () => {
  it.each([
    ...['administrate-my-heart', 'owner-of-a-cat', 'theatre-4', 'rooty', 'modular', 'supporter'],
    ...['zib-supporter', 'officially-zib', 'mod_teapot', 'zib-1'],
  ])('is free: %s [SEC-31]', async (username) => {
    expect((await rename(await app.aMember(), username)).status).toBe(200);
  });

  it('is another name than one that looks like it', async () => {
    const { username } = await app.aMember({ username: 'zib-l' });
    expect(await rename(await app.aMember(), 'zib-I')).toMatchObject({ status: 200 });
    expect(username).toBe('zib-l');
  });
});
