import type { Page } from '@playwright/test';
import { ok } from '../../../frontend/test/fixtures/busy-site';
import { aLiveStream } from '../../../frontend/test/fixtures/livestream-data';
import { answerCalls, answerPlayer } from '../../gallery/answers.js';
import { openScreen } from '../member.js';
import { registerDirectly } from '../rich-member.js';
import { expect, test } from '../site.js';

const video = <Value>(page: Page, read: (element: HTMLVideoElement) => Value) =>
  page.locator('video').evaluate(read);
const second = (page: Page) => video(page, ({ currentTime }) => currentTime);

test('a stream that is live plays at once, muted, beside its chat; hls.js comes for it alone, and the page allows what it needs [S1.10, S2.068, S2.072]', async ({
  page,
  site,
}) => {
  await registerDirectly(page, site);
  const loaded: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  page.on('pageerror', ({ message }) => void complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openScreen(page, '/livestream');
  await expect(page.getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('hls'))).toEqual([]);
  // Content above may move both down until it is loaded.
  await expect(async () => {
    const stage = await page.getByRole('region', { name: 'Stream Offline' }).boundingBox();
    const chat = await page.locator('.livestream__chat').boundingBox();
    expect(chat).toMatchObject({ y: stage?.y, width: 352, height: 600 });
  }).toPass({ timeout: 10_000, intervals: [50] });

  await answerPlayer(page);
  await answerCalls(page, {
    'GET /api/livestream': ok(aLiveStream()),
    'POST /api/livestream/watching': ok({ viewers: aLiveStream().viewers }),
  });
  await page.reload();
  await expect(page.getByText('360p')).toBeVisible();
  expect(loaded.filter((url) => url.includes('hls'))).toHaveLength(1);
  const from = await second(page);
  await expect.poll(() => second(page)).toBeGreaterThan(from + 0.5);
  expect(await video(page, ({ muted }) => muted)).toBe(true);
  await page.getByRole('button', { name: 'Unmute' }).click();
  expect(await video(page, ({ muted, paused }) => [muted, paused])).toEqual([false, false]);
  await page.locator('video').focus();
  await page.getByRole('button', { name: 'Pause', exact: true }).press('k');
  expect(await video(page, ({ paused }) => paused)).toBe(true);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Alien Squad' }).first().click();
  await expect(page.locator('video')).toHaveCount(0);
});
