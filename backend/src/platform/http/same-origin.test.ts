import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://aliens.example' } });
});
afterAll(() => app.close());

async function logoutFrom(
  origin: string | undefined,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const { client } = await app.aMember();
  const answer = await client.post<{ code: string }>('/api/logout', undefined, {
    headers: { Origin: origin, ...headers },
  });
  const isStillSignedIn = (await client.get('/api/user')).status === 200;
  return answer.status === 204 ? { isStillSignedIn } : { isStillSignedIn, code: answer.body.code };
}

describe('a write with a session', () => {
  it('is taken from a page of this host or of the public address', async () => {
    expect(await logoutFrom(app.url)).toEqual({ isStillSignedIn: false });
    expect(await logoutFrom('https://aliens.example')).toEqual({ isStillSignedIn: false });
  });

  it.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1:1',
    'http://127.0.0.1.evil.example',
    'file://',
    'nonsense',
  ])('is refused from %s', async (origin) => {
    expect(await logoutFrom(origin)).toEqual({ isStillSignedIn: true, code: 'request.cross_origin' });
  });

  it.each(['same-origin', 'same-site', 'cross-site', 'none'])(
    'is refused from a browser that does not say where it comes from: %s [SEC-37]',
    async (site) => {
      expect(await logoutFrom(undefined, { 'Sec-Fetch-Site': site })).toEqual({
        isStillSignedIn: true,
        code: 'request.origin_required',
      });
    },
  );

  it('is taken from a program that is no browser [SEC-37]', async () => {
    expect(await logoutFrom(undefined)).toEqual({ isStillSignedIn: false });
  });

  it('takes the host that a trusted proxy names', async () => {
    expect(await logoutFrom('https://front.example', { 'X-Forwarded-Host': 'front.example' })).toEqual({
      isStillSignedIn: false,
    });
  });

  it('is refused from the public host in another scheme', async () => {
    expect(await logoutFrom('http://aliens.example', { 'X-Forwarded-Host': 'aliens.example' })).toEqual({
      isStillSignedIn: true,
      code: 'request.cross_origin',
    });
  });
});

describe('without a trusted proxy', () => {
  it('a forwarded host proves nothing [SEC-37]', async () => {
    const bare = await startTestApp({ environment: { TRUST_PROXY: '' } });
    try {
      const answer = await bare.aVisitor().post('/api/logout', undefined, {
        headers: { Origin: 'https://front.example', 'X-Forwarded-Host': 'front.example' },
      });
      expect(answer.body).toMatchObject({ status: 403, code: 'request.cross_origin' });
    } finally {
      await bare.close();
    }
  });
});

describe('behind a proxy that changes Host, without PUBLIC_URL', () => {
  it('a refused page is logged with its bounded Origin and Host, and with what to set', async () => {
    const proxied = await startTestApp();
    try {
      for (const origin of ['https://aliens.example', `https://${'a'.repeat(1000)}.example`])
        await proxied.aVisitor().post('/api/logout', undefined, { headers: { Origin: origin } });
      const lines = proxied.logLines.map((line) => JSON.parse(line) as Record<string, string>);
      const host = new URL(proxied.url).host;
      const hint = expect.stringMatching(/set PUBLIC_URL .* Host header/);
      expect(lines.filter(({ code }) => code === 'request.cross_origin')).toMatchObject([
        { msg: 'A request was refused.', origin: 'https://aliens.example', host, hint },
        { origin: `https://${'a'.repeat(192)}`, host, hint },
      ]);
    } finally {
      await proxied.close();
    }
  });
});

describe('a read', () => {
  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('that a browser was led to is answered by whose page did it: %s [SEC-37]', async (site, status) => {
    const { client } = await app.aMember();
    for (const path of ['/api/user', '/api/user/export', '/api/health']) {
      const answer = await client.get<{ code?: string }>(path, { headers: { 'Sec-Fetch-Site': site } });
      expect(answer.status).toBe(status);
      if (status === 403) expect(answer.body.code).toBe('request.cross_origin');
    }
  });
});

describe('a write without a session', () => {
  it('is refused from a page of another site', async () => {
    const answer = await app
      .aVisitor()
      .post(
        '/api/register',
        { username: 'crossing', password: 'moon soup' },
        { headers: { Origin: 'https://evil.example' } },
      );
    expect(answer.body).toMatchObject({ status: 403, code: 'request.cross_origin' });
    expect(await app.database.query('SELECT id FROM users WHERE usernameKey = ?', ['crossing'])).toEqual([]);
  });
});

describe('the headers of an answer', () => {
  it.each(['/api/health', '/', '/media/none.webp'])(
    'let pages run own scripts only and demand HTTPS where the site has it: %s [SEC-37]',
    async (path) => {
      const { headers } = await app.aVisitor().get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.split(';')).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]);
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const features = (headers.get('permissions-policy') ?? '').split(', ');
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
        expect(features).toContain(`${feature}=()`);
      for (const used of ['fullscreen', 'autoplay', 'picture-in-picture', 'clipboard-write'])
        expect(features).not.toContain(`${used}=()`);
    },
  );

  it('keep answers of the API out of every cache', async () => {
    const { headers } = await app.aVisitor().get('/api/health');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
