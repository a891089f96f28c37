import type { Page } from '@playwright/test';
import { ADMINS_ANSWERS, ok } from '../../frontend/test/fixtures/busy-site';
import { aLivestream, aLiveStream } from '../../frontend/test/fixtures/livestream-data';
import { answerCalls, answerPlayer } from '../gallery/answers.js';
import { openScreen } from './member.js';
import { registerDirectly } from './rich-member.js';
import { expect, test } from './site.js';

/** Answers like a server with this livestream, which has a picture. */
async function withLivestream(page: Page, livestream = aLiveStream()): Promise<void> {
  await answerPlayer(page);
  await answerCalls(page, {
    'GET /api/livestream': ok(livestream),
    'POST /api/livestream/watching': ok({ viewers: livestream.viewers }),
  });
}

const video = <Value>(page: Page, read: (element: HTMLVideoElement) => Value) =>
  page.locator('video').evaluate(read);

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
