import type { Page } from '@playwright/test';
import { ADMINS_ANSWERS, ok } from '../../frontend/test/fixtures/busy-site';
import { aLivestream, aLiveStream } from '../../frontend/test/fixtures/livestream-data';
import { answerCalls, answerPlayer } from '../gallery/answers.js';
import { pasted } from './clipboard.js';
import { openScreen } from './member.js';
import { SITE_OWNER } from './messages.js';
import { post, registerDirectly } from './rich-member.js';
import { expect, test } from './site.js';

/** Answers like a server with this livestream, which has a picture. */
async function withLivestream(page: Page, livestream = aLiveStream()): Promise<void> {
  await answerPlayer(page);
  await answerCalls(page, {
    'GET /api/livestream': ok(livestream),
    'POST /api/livestream/watching': ok({ viewers: livestream.viewers }),
  });
}

/** Records the addresses that the page loads from now on, and its error messages. */
function watchPage(page: Page): { loaded: string[]; complaints: string[] } {
  const loaded: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  page.on('pageerror', ({ message }) => void complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { loaded, complaints };
}

const second = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const video = <Value>(page: Page, read: (element: HTMLVideoElement) => Value) =>
  page.locator('video').evaluate(read);

test('a stream that is live plays at once, muted; hls.js comes for it alone, and the page allows what it needs [S2.068]', async ({
  page,
  site,
}) => {
  await registerDirectly(page, site);
  const { loaded, complaints } = watchPage(page);
  for (const path of ['/home', '/games', '/livestream']) {
    await openScreen(page, path);
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('hls'))).toEqual([]);

  await withLivestream(page);
  await page.reload();
  await expect(page.getByText('360p')).toBeVisible();
  expect(loaded.filter((url) => url.includes('hls'))).toHaveLength(1);
  const from = await second(page);
  await expect.poll(() => second(page)).toBeGreaterThan(from + 0.5);
  expect(await video(page, ({ muted }) => muted)).toBe(true);
  await page.getByRole('button', { name: 'Unmute' }).click();
  expect(await video(page, ({ muted, paused }) => [muted, paused])).toEqual([false, false]);
  expect(complaints).toEqual([]);

  await page.getByRole('link', { name: 'Alien Squad' }).first().click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the player is worked by the keyboard alone, on the whole screen too', async ({ page, site }) => {
  await registerDirectly(page, site);
  await withLivestream(page);
  await openScreen(page, '/livestream');
  await expect(page.getByText('360p')).toBeVisible();
  await page.getByRole('button', { name: 'Unmute' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  expect(await video(page, ({ paused }) => paused)).toBe(true);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  expect(await video(page, ({ muted, volume }) => [muted, volume])).toEqual([false, 0.9]);
  await page.keyboard.press('l');
  expect(await video(page, ({ paused }) => paused)).toBe(false);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('the controls leave the picture alone while nobody stirs, and come back for a pointer or a finger', async ({
  page,
  site,
  isMobile,
}) => {
  await registerDirectly(page, site);
  await withLivestream(page);
  await openScreen(page, '/livestream');
  await expect(page.getByText('360p')).toBeVisible();
  const picture = page.locator('video');
  const onPicture = { position: { x: 150, y: 60 }, force: true };
  await expect(page.locator('.player--quiet')).toBeVisible();
  await (isMobile ? picture.tap(onPicture) : picture.hover(onPicture));
  await expect(page.locator('.player--quiet')).toHaveCount(0);
  expect(await video(page, ({ paused }) => paused)).toBe(false);
  await (isMobile ? picture.tap(onPicture) : picture.click(onPicture));
  expect(await video(page, ({ paused }) => paused)).toBe(true);
});

test('nothing scrolls sideways on the smallest phone, whatever is on', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerDirectly(page, site);
  const crowded = { viewers: 12_345 };
  const states = [aLivestream(), aLiveStream(crowded), aLivestream({ state: 'upcoming', ...crowded })];
  for (const livestream of states) {
    await withLivestream(page, livestream);
    await openScreen(page, '/livestream');
    await expect(page.getByRole('heading', { name: 'Race Details' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await answerCalls(page, ADMINS_ANSWERS);
  await openScreen(page, '/livestream');
  await page.getByRole('button', { name: 'Stream from here' }).click();
  await expect(page.getByRole('heading', { name: 'Streaming Guide' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the live chat has its 600 px beside the stream, below it on a phone [S1.10, S2.072]', async ({
  page,
  site,
  isMobile,
}) => {
  await registerDirectly(page, site);
  await openScreen(page, '/livestream');
  // Content above may move both down until it is loaded.
  await expect(async () => {
    const stage = await page.getByRole('region', { name: 'Stream Offline' }).boundingBox();
    const chat = await page.locator('.livestream__chat').boundingBox();
    expect(chat?.height).toBe(600);
    if (isMobile) expect(chat?.y).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0));
    else expect(chat).toMatchObject({ y: stage?.y, width: 352 });
  }).toPass({ timeout: 10_000 });
});

test('the home screen and the livestream tell of the same next stream', async ({ page, site }) => {
  await registerDirectly(page, site);
  await openScreen(page, '/home');
  const card = page.getByRole('region', { name: 'Next Stream' });
  const startsAt = await card.locator('time').getAttribute('datetime');
  const title = await card.getByRole('heading', { level: 3 }).innerText();
  await card.getByRole('link', { name: 'View Schedule' }).click();
  await expect(page).toHaveURL('/livestream');
  const offline = page.getByRole('region', { name: 'Stream Offline' });
  await expect(offline.locator('time')).toHaveAttribute('datetime', String(startsAt));
  await expect(offline).toContainText(title);
});

test('an admin finds everything to stream with on the page, and what the keyboard copies is what encoders take', async ({
  page,
  site,
}) => {
  await post(page, site, '/api/login', SITE_OWNER);
  await openScreen(page, '/livestream');
  const studio = page.getByRole('region', { name: 'For Admins' });
  await studio.getByRole('button', { name: 'Stream from here' }).focus();
  await page.keyboard.press('Enter');
  await expect(studio.getByRole('region', { name: 'Streaming Guide' }).getByRole('listitem')).toHaveCount(7);
  const copy = async (name: string): Promise<void> => {
    await studio.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  const copied = expect.poll(() => pasted(page));
  await copy('Copy stream address');
  await copied.toMatch(/^rtmp:\/\/localhost:\d+\/live$/);
  await expect(page.getByText('RTMP URL copied to clipboard', { exact: true })).toBeVisible();
  await copy('Copy stream key');
  await copied.toMatch(/^main\?key=[\w-]{32}$/);
  await studio.getByRole('button', { name: 'Start Stream' }).click();
  await expect(studio.getByText('viewers wait for the picture of your encoder')).toBeVisible();
  await expect(page.getByText('UPCOMING', { exact: true })).toBeVisible();
  await studio.getByRole('button', { name: 'End Stream' }).click();
  await expect(studio.getByRole('button', { name: 'Start Stream' })).toBeVisible();
});
