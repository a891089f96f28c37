import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';

const NAME = `${'ab'.padEnd(64, '0')}.webp`;
const ADDRESS = `/media/ab/${NAME}`;
const pagesFolder = mkdtempSync(join(tmpdir(), 'alien-squad-media-'));

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(30_000);

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  writeFileSync(join(pagesFolder, 'app.html'), '<title>app</title>');
  writeFileSync(join(pagesFolder, 'screens.json'), '[]');
  database = await createTestDatabase();
  app = await startTestApp({ database, pagesFolder });
});
afterAll(async () => {
  await app.close();
  await database.remove();
  rmSync(pagesFolder, { recursive: true });
});

function store(part: string, name: string, content: string): void {
  mkdirSync(join(database.dataFolder, 'media', part), { recursive: true });
  writeFileSync(join(database.dataFolder, 'media', part, name), content);
}

const SESSION = '0123456789abcdef'.repeat(2);

describe('The files of the livestream', () => {
  beforeAll(() => {
    const folder = join(database.dataFolder, 'livestream');
    mkdirSync(join(folder, SESSION), { recursive: true });
    writeFileSync(join(folder, SESSION, 'index.m3u8'), '#EXTM3U\n');
    writeFileSync(join(folder, SESSION, '7.ts'), Buffer.alloc(376, 0x47));
    writeFileSync(join(folder, SESSION, 'index.part'), 'half');
    writeFileSync(join(folder, 'secret'), 'no');
  });

  it('are the playlist, never kept by anybody, and its segments, kept [S7.42]', async () => {
    const visitor = app.aVisitor();
    const playlist = await visitor.get(`/livestream/${SESSION}/index.m3u8`);
    expect([playlist.status, playlist.text]).toEqual([200, '#EXTM3U\n']);
    expect(playlist.headers.get('cache-control')).toBe('no-store');
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const segment = await visitor.get(`/livestream/${SESSION}/7.ts`, { headers: { Range: 'bytes=0-3' } });
    expect([segment.status, segment.text.length]).toEqual([200, 376]);
    expect(segment.headers.get('cache-control')).toContain('immutable');
    expect(segment.headers.get('content-type')).toBe('video/mp2t');
  });

  it.each([
    `/livestream/${SESSION}/`,
    `/livestream/${SESSION}/index.part`,
    '/livestream/secret',
    `/livestream/${SESSION}/..%2f..%2fsecret`,
    '/livestream/x/index.m3u8',
  ])('are nothing else: not %s [SEC-54]', async (path) => {
    expect((await app.aVisitor().get(path)).status).toBe(404);
  });
});

describe('The pictures of members', () => {
  it('are there as soon as they are stored, for ever, and are never taken for anything else', async () => {
    expect((await app.aVisitor().get(ADDRESS)).status).toBe(404);
    store('ab', NAME, 'a picture');
    const { status, text, headers } = await app.aVisitor().get(ADDRESS);
    expect([status, text]).toEqual([200, 'a picture']);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-length')).toBe('9');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('are all that is ever shown of their folder [SEC-32]', async () => {
    store('ab', 'notes.txt', 'hush');
    store('ab', `${NAME}.4711-1`, 'half a picture');
    store('cd', NAME, 'a picture in the wrong folder');
    writeFileSync(join(database.dataFolder, 'media', 'secret.webp'), 'hush');
    for (const address of [
      '/media/',
      '/media/ab/',
      '/media/ab/notes.txt',
      `${ADDRESS}.4711-1`,
      `/media/cd/${NAME}`,
      `/media/AB/${NAME}`,
      '/media/secret.webp',
      '/media/ab/..%2fsecret.webp',
      '/media/../test.sqlite',
      '/media/%2e%2e/test.sqlite',
      `/media/ab/${NAME}%00`,
      `/media/ab/${'f'.repeat(64)}.webp`,
    ]) {
      const answer = await app.aVisitor().get(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.body).toMatchObject({ code: 'request.not_found' });
    }
  });
});
