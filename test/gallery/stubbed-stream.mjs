import { fileURLToPath } from 'node:url';

/** @typedef {import('@playwright/test').Page} Page */

/** A one-minute clip of a still picture at one frame per second: small, and playable in a browser. */
const STILL = fileURLToPath(new URL('still.mpegts', import.meta.url));

const PLAYLIST = `/livestream/${'0'.repeat(32)}/index.m3u8`;

/** A playlist without an end mark, like that of a running stream. */
const TEXT = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:60
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-INDEPENDENT-SEGMENTS
#EXTINF:60.000,
0.ts
`;

/**
 * Mocks the livestream with changes to the server's answer. While it is live, there is a picture.
 *
 * @param {Page} page must be reopened
 * @param {Record<string, unknown>} changes
 */
export async function withLivestream(page, changes) {
  await page.route('**/api/livestream', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...changes } });
  });
  const viewers = changes.viewers ?? 1;
  await page.route('**/api/livestream/watching', (route) => route.fulfill({ json: { viewers } }));
  await page.route(`**${PLAYLIST}`, (route) =>
    route.fulfill({ body: TEXT, contentType: 'application/vnd.apple.mpegurl' }),
  );
  await page.route('**/livestream/*/0.ts', (route) =>
    route.fulfill({ path: STILL, contentType: 'video/mp2t' }),
  );
}

/** Changes to the answer while a race is on air. */
export const ON_AIR = {
  state: 'live',
  isLive: true,
  playlist: PLAYLIST,
  startedAt: '2026-11-21T19:58:00.000Z',
  viewers: 256,
};

/** The admin's view while an encoder streams and no show is open. */
const INPUT = {
  isRunning: true,
  isConnected: true,
  width: 1920,
  height: 1080,
  fps: 60,
  videoBitsPerSecond: 6_024_000,
  audioBitsPerSecond: 160_000,
  previewPlaylist: PLAYLIST,
};

/**
 * Mocks an admin with or without a connected encoder.
 *
 * @param {Page} page must be reopened
 * @param {Record<string, unknown>} [input] changes to the encoder's input
 */
export async function asStreamingAdmin(page, input = {}) {
  await page.route('**/api/user', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, isAdmin: true } });
  });
  await page.route('**/api/admin/chat/mutes**', (route) => route.fulfill({ json: [] }));
  const now = await page.evaluate(() => Date.now());
  const since = new Date(now - 1_122_000).toISOString();
  const problem = { code: 'wrong_key', message: 'The stream key was wrong.' };
  const lastProblem = { ...problem, at: new Date(now - 1_300_000).toISOString() };
  const livestream = {
    state: 'offline',
    isOpen: false,
    address: 'rtmp://localhost:1935/live',
    streamKey: `main?key=${'k'.repeat(32)}`,
    viewers: 0,
    ingest: { ...INPUT, since, lastProblem, ...input },
  };
  await page.route('**/api/admin/livestream', (route) => route.fulfill({ json: livestream }));
}
