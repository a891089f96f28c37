import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import { refusalOf } from '../../../test/support/chat-tab.js';
import type { TestClient } from '../../../test/support/client.js';

const ORIGIN = 'https://aliens.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => app.close());

async function nameOf(client: TestClient): Promise<string | undefined> {
  return (await client.get<{ username?: string }>('/api/user')).body.username;
}

describe('on https, the cookie of a session', () => {
  it('has a name that no other host can set, and is sent over https only [SEC-21]', async () => {
    const { username } = await app.aMember();
    const visitor = app.aVisitor();
    const answer = await visitor.post('/api/login', { username, password: MEMBER_PASSWORD });
    expect(answer.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'signed_in=1; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-known_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await nameOf(visitor)).toBe(username);
  });

  it('does not count under its plain name, which another host can set [SEC-37]', async () => {
    const { client } = await app.aMember();
    const browser = app.aVisitor();
    browser.setCookie('session', client.cookie('__Host-session') ?? '');
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('counts, whatever stands under the plain name [SEC-37]', async () => {
    const [member, stranger] = [await app.aMember(), await app.aMember()];
    member.client.setCookie('session', stranger.client.cookie('__Host-session') ?? '');
    expect(await nameOf(member.client)).toBe(member.username);
    const answer = await member.client.post('/api/logout');
    expect(answer.setCookies.map((cookie) => cookie.split(';', 2).join(';'))).toEqual([
      '__Host-session=; Max-Age=0',
      'signed_in=0; Max-Age=31536000',
    ]);
    expect((await member.client.get('/api/user')).status).toBe(401);
    expect(await nameOf(stranger.client)).toBe(stranger.username);
  });

  it('has to come from this site [SEC-37]', async () => {
    const { client, username } = await app.aMember();
    const headers = { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await client.post('/api/logout', undefined, { headers });
    expect(answer.body).toMatchObject({ code: 'request.origin_required' });
    const socket = await refusalOf(app.url, client, { headers });
    expect(socket).toMatchObject({ status: 403, code: 'request.origin_required' });
    expect(await nameOf(client)).toBe(username);
  });
});

it('On https, a plain cookie does not make a browser one that is known [SEC-29, SEC-37]', async () => {
  const { username } = await app.aMember();
  const known = app.aVisitor();
  await known.post('/api/login', { username, password: MEMBER_PASSWORD });
  const planted = app.aVisitor();
  planted.setCookie('known_device', known.cookie('__Host-known_device') ?? '');
  await planted.post('/api/login', { username, password: MEMBER_PASSWORD });
  expect(planted.cookie('__Host-known_device')).not.toBe(known.cookie('__Host-known_device'));
});
