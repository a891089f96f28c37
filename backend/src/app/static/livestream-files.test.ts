import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Config, livestreamFolder } from '../../platform/config/config.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';

const NAME = '0123456789abcdef'.repeat(2);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const folder = livestreamFolder(app.nest.get(Config));
  mkdirSync(join(folder, NAME), { recursive: true });
  writeFileSync(join(folder, NAME, 'index.m3u8'), '#EXTM3U\n');
  writeFileSync(join(folder, NAME, '7.ts'), Buffer.alloc(376, 0x47));
  writeFileSync(join(folder, NAME, 'index.part'), 'half');
  writeFileSync(join(folder, 'secret'), 'no');
});
afterAll(() => app.close());

const get = (path: string): Promise<Response> => fetch(app.url + path);

describe('Below /livestream/', () => {
  it('is the playlist, never kept by anybody, and its segments, kept [S7.42]', async () => {
    const playlist = await get(`/livestream/${NAME}/index.m3u8`);
    expect([playlist.status, await playlist.text()]).toEqual([200, '#EXTM3U\n']);
    expect(playlist.headers.get('cache-control')).toBe('no-store');
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const segment = await get(`/livestream/${NAME}/7.ts`);
    expect([segment.status, (await segment.arrayBuffer()).byteLength]).toEqual([200, 376]);
    expect(segment.headers.get('cache-control')).toContain('immutable');
    expect(segment.headers.get('content-type')).toBe('video/mp2t');
  });

  it.each([
    `/livestream/${NAME}/`,
    `/livestream/${NAME}/index.part`,
    '/livestream/secret',
    `/livestream/${NAME}/..%2f..%2fsecret`,
    '/livestream/x/index.m3u8',
  ])('is nothing at %s [SEC-54]', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
