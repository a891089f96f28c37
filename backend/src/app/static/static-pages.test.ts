import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import type { TestClient } from '../../../test/support/client.js';

const folder = mkdtempSync(join(tmpdir(), 'alien-squad-pages-'));
const script = 'console.log("a script that is long enough to be worth compressing");';

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

let app: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  write('index.html', '<title>prerendered landing</title>');
  write('app.html', '<title>app</title>');
  write('auth.html', '<title>prerendered sign-in</title>');
  write('racing/index.html', '<title>prerendered racing</title>');
  const screens = [
    '/',
    '/auth',
    '/racing',
    '/racing/coin-history',
    '/home',
    '/profile',
    '/games/alien-clicker',
    '/join/*',
  ];
  write('screens.json', JSON.stringify(screens));
  write('robots.txt', 'User-agent: *');
  write('sw.js', 'self;');
  write('manifest.webmanifest', '{}');
  write('assets/app-1a2b3c.js', script);
  write('assets/app-1a2b3c.js.br', brotliCompressSync(script));
  write('assets/app-1a2b3c.js.gz', gzipSync(script));
  write('assets/gone-1a2b3c.js', script);
  write('.secret', 'hush');
  app = await startTestApp({ pagesFolder: folder });
  visitor = app.aVisitor();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the pages', () => {
  it.each([
    ['/home', 200],
    ['/profile/', 200],
    ['/h%6fme', 200],
    ['/join/AbC_-9', 200],
    ['/join/at-the-end.', 200],
    [`/join/${'x'.repeat(10_000)}`, 200],
    ['/join', 404],
    ['/join/a/b', 404],
    ['/no/such/page', 404],
    ['/metrics', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/%E0%A4%A', 404],
  ])('answer %s with the app and %i, never from a cache', async (path, status) => {
    const answer = await visitor.get(path, { headers: { 'If-None-Match': '*' } });
    expect(answer.status).toBe(status);
    expect(answer.text).toBe('<title>app</title>');
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('answer a path that was prerendered with its own page', async () => {
    const signIn = await visitor.get('/auth');
    expect(signIn.text).toBe('<title>prerendered sign-in</title>');
    expect(signIn.headers.get('cache-control')).toBe('no-store');
    expect((await visitor.get('/')).text).toBe('<title>prerendered landing</title>');
    expect((await visitor.get('/racing')).text).toBe('<title>prerendered racing</title>');
    expect((await visitor.get('/racing/coin-history')).text).toBe('<title>app</title>');
  });
});

describe('a form that the browser itself sends to a screen', () => {
  const raw = 'username=zorblax&password=secret7';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([
    ['/auth', '/auth'],
    ['/auth?password=secret7', '/auth'],
    ['/profile/', '/profile/'],
    ['/join/AbC_-9', '/join/AbC_-9'],
    ['//', '/'],
  ])(
    'is led from %s back to %s, unread and unlogged, also where it is long [SEC-56]',
    async (path, location) => {
      for (const body of [raw, raw + 'x'.repeat(200_000)]) {
        const answer = await visitor.post(path, undefined, { headers, raw: body });
        expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([303, location, '']);
      }
      expect(app.logLines.join('')).not.toContain('secret7');
    },
  );

  it.each(['/no/such/page', '/robots.txt', '//evil.example/auth'])('finds nothing at %s', async (path) => {
    expect((await visitor.post(path, undefined, { headers, raw })).status).toBe(404);
  });
});

it('An address of one member is kept by no search engine', async () => {
  expect((await visitor.get('/join/AbC_-9')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await visitor.get('/')).headers.get('x-robots-tag')).toBeNull();
  expect((await visitor.get('/home')).headers.get('x-robots-tag')).toBeNull();
});

describe('the files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const answer = await visitor.get('/assets/app-1a2b3c.js', { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.text).toBe(script);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['br', 'gzip'])('come compressed with %s to whoever takes it', async (encoding) => {
    const answer = await visitor.get('/assets/app-1a2b3c.js', { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.text).toBe(script);
  });

  it('without one are asked for again by their ETag', async () => {
    const first = await visitor.get('/robots.txt');
    expect(first.text).toBe('User-agent: *');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await visitor.get('/robots.txt', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await visitor.get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const manifest = await visitor.get('/manifest.webmanifest');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  });

  it.each([
    '/assets/missing.js',
    '/assets/',
    '/covers/missing.svg',
    '/media/7.webp',
    '/livestream/main/index.m3u8',
    '/favicon.png',
    '/.secret',
    '/.env',
    '/..%2f..%2fetc/passwd.txt',
    '/%E0%A4%A.js',
  ])('that are missing are never the app: %s', async (path) => {
    const answer = await visitor.get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'request.not_found' });
  });

  it('are never looked for in the API', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nowhere',
      '/api/robots.txt',
      '/API/nowhere',
      '//api/nowhere',
      '/%61pi/nowhere',
    ]) {
      const answer = await visitor.get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('<title>');
    }
  });

  it('come whole, also to whoever asks for a part', async () => {
    for (const Range of ['bytes=0-3', 'bytes=5-2', `bytes=${'9'.repeat(30)}-`, 'lines=1-2']) {
      const whole = await visitor.get('/robots.txt', { headers: { Range } });
      expect([whole.status, whole.text]).toEqual([200, 'User-agent: *']);
    }
  });

  it('that vanish after the start end one answer and not the server', async () => {
    rmSync(join(folder, 'assets/gone-1a2b3c.js'));
    await expect(visitor.get('/assets/gone-1a2b3c.js')).rejects.toThrow();
    expect((await visitor.get('/')).status).toBe(200);
  });

  it('are not what a long address can keep the server busy with', async () => {
    for (const path of ['.a'.repeat(4000), '/'.repeat(8000), 'a'.repeat(8000), '%2e'.repeat(2500)]) {
      expect((await visitor.get(`/${path}!`)).status).toBe(404);
    }
  });
});

describe('pages that were never built', () => {
  it('are explained while the API works', async () => {
    const bare = await startTestApp();
    try {
      const answer = await bare.aVisitor().get('/home');
      expect(answer.status).toBe(503);
      expect(answer.text).toContain('The pages are not built yet: run "npm run build"');
      expect((await bare.aVisitor().get('/api/health')).status).toBe(200);
    } finally {
      await bare.close();
    }
  });
});
