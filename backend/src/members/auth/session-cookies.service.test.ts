import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { refusalOf } from '../../../test/support/chat-tab.js';
import type { TestClient } from '../../../test/support/client.js';

const ORIGIN = 'https://aliens.example';
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => app.close());

/** Returns a browser that holds a member's session in a cookie with this name. */
function browserWith(name: string, { client }: TestMember): TestClient {
  const browser = app.aVisitor();
  browser.setCookie(name, client.cookie('session') ?? '');
  return browser;
}

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
      'signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-known_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await nameOf(visitor)).toBe(username);
  });

  it('goes on under the name that older versions gave it, until the renewal of the day replaces it', async () => {
    const member = await app.aMember();
    const browser = browserWith('session', member);
    const before = await browser.get('/api/user');
    expect([before.status, before.setCookies]).toEqual([200, []]);
    app.clock.advance(DAY_MS);
    expect((await browser.get('/api/user')).setCookies).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\//),
      'signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
    expect([browser.cookie('session'), await nameOf(browser)]).toEqual([undefined, member.username]);
  });

  it('counts, whatever stands under the name that another host can set [SEC-37]', async () => {
    const [member, stranger] = [await app.aMember(), await app.aMember()];
    const browser = browserWith('__Host-session', member);
    browser.setCookie('session', stranger.client.cookie('session') ?? '');
    expect(await nameOf(browser)).toBe(member.username);
    const answer = await browser.post('/api/logout');
    expect(answer.setCookies.map((cookie) => cookie.split(';', 2).join(';'))).toEqual([
      'session=; Max-Age=0',
      '__Host-session=; Max-Age=0',
      'signed_in=; Max-Age=0',
    ]);
    expect(await nameOf(browser)).toBeUndefined();
    expect(await nameOf(stranger.client)).toBe(stranger.username);
  });

  it.each(['session', '__Host-session'])('has to come from this site, as %s [SEC-37]', async (name) => {
    const member = await app.aMember();
    const browser = browserWith(name, member);
    const headers = { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await browser.post('/api/logout', undefined, { headers });
    expect(answer.body).toMatchObject({ code: 'request.origin_required' });
    const socket = await refusalOf(app.url, browser, { headers });
    expect(socket).toMatchObject({ status: 403, code: 'request.origin_required' });
    expect(await nameOf(browser)).toBe(member.username);
  });
});
