import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { UNKNOWN_ORIGIN } from './addressed-files.js';

const folder = mkdtempSync(join(tmpdir(), 'alien-squad-addressed-'));
const page = (name: string, origin: string): string =>
  `<title>${name}</title><meta property="og:url" content="${origin}/${name}" />`;

/** Writes a page like the site's build, with its compressed variants beside it. */
function writePage(path: string, name: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const text = page(name, UNKNOWN_ORIGIN);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

let app: TestApp;
beforeAll(async () => {
  writePage('index.html', 'landing');
  writePage('app.html', 'app');
  writePage('auth.html', 'auth');
  writePage('racing/index.html', 'racing');
  writePage('sitemap.xml', 'map');
  writeFileSync(join(folder, 'robots.txt'), UNKNOWN_ORIGIN);
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(['/', '/auth', '/racing', '/home']));
  app = await startTestApp({ pagesFolder: folder, environment: { PUBLIC_URL: 'https://aliens.example' } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('a page that names the address of the site', () => {
  it.each([
    ['/', 'landing'],
    ['/index.html', 'landing'],
    ['/auth', 'auth'],
    ['/auth/', 'auth'],
    ['/%61uth', 'auth'],
    ['/racing', 'racing'],
    ['/home', 'app'],
    ['/sitemap.xml', 'map'],
  ])('names the PUBLIC_URL of the server at %s, in every encoding', async (path, name) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await app.aVisitor().get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.text).toBe(page(name, 'https://aliens.example'));
    }
  });

  it('names this machine where no PUBLIC_URL is set', async () => {
    const local = await startTestApp({ pagesFolder: folder, environment: { PORT: '3100' } });
    try {
      expect((await local.aVisitor().get('/auth')).text).toBe(page('auth', 'http://localhost:3100'));
    } finally {
      await local.close();
    }
  });

  it('is never kept, and the site map is asked for again by its ETag', async () => {
    const visitor = app.aVisitor();
    const auth = await visitor.get('/auth');
    expect(auth.headers.get('cache-control')).toBe('no-store');
    expect(auth.headers.get('content-type')).toBe('text/html;charset=utf-8');
    const map = await visitor.get('/sitemap.xml');
    expect(map.headers.get('cache-control')).toBe('no-cache');
    expect(map.headers.get('content-type')).toBe('text/xml');
    const again = await visitor.get('/sitemap.xml', {
      headers: { 'If-None-Match': map.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('leaves the others to be served as files', async () => {
    const answer = await app.aVisitor().get('/robots.txt');
    expect(answer.text).toBe(UNKNOWN_ORIGIN);
    expect(answer.headers.get('last-modified')).not.toBeNull();
  });
});
