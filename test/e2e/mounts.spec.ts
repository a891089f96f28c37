import type { Page } from '@playwright/test';
import type { Holdings, PageLife } from './page-life.js';
import {
  complaintsOf,
  GAME_NAMES,
  openGames,
  play,
  playAMoment,
  press,
  untilVisible,
} from './short-rounds.js';
import { expect, test } from './site.js';

/** Of all games in turn, each as often as the others. */
const MOUNTS = GAME_NAMES.length * (process.env['TEST_STORMS'] === 'whole' ? 13 : 2);

/** The first rounds load the games, and fill what is kept on purpose. */
const FIRST_MOUNTS = 2 * GAME_NAMES.length;

/** However busy the machine is. */
const MOUNT_LIMIT_MS = 10_000;

/**
 * More than the browser's compiler keeps of scripts that run more and more often, which comes to rest; a game that stays
 * adds 200 kB each time.
 */
const COMPILED_BYTES = 2_500_000;

/** Longer than a finished request is remembered. */
const LATER = '06:00';

/** A frame as long as it may be before the game takes it for a stall. */
const LONG_FRAME_MS = 450;

const ROUND_MS = 60_000;

/** The effects of the last moment, and the counting of the coins. */
const FAREWELL_MS = 8000;

/** So many rounds, one game after the other. */
async function playMoments(page: Page, count: number): Promise<void> {
  for (let mount = 0; mount < count; mount++) await playAMoment(page, GAME_NAMES[mount % GAME_NAMES.length]);
}

test('rounds that are shown and left leave nothing behind', async ({ page, site }) => {
  test.setTimeout(120_000 + (FIRST_MOUNTS + 2 * MOUNTS) * MOUNT_LIMIT_MS);
  const complaints = complaintsOf(page);
  const life = await openGames(page, site);
  const holdingsAfter = async (mounts: number): Promise<Holdings> => {
    await playMoments(page, mounts);
    await page.clock.fastForward(LATER);
    return life.holdings();
  };
  const before = await holdingsAfter(FIRST_MOUNTS);
  const between = await holdingsAfter(MOUNTS);
  const after = await holdingsAfter(MOUNTS);

  const { heapBytes, ...things } = before;
  const grown = Object.keys(things).flatMap((key) => {
    const name = key as keyof typeof things;
    // React may keep the screen it showed last, which comes and goes; what a game leaves behind grows every time.
    const more = Math.min(between[name] - before[name], after[name] - between[name]);
    return more < MOUNTS / GAME_NAMES.length ? [] : [`${more} more ${name}`];
  });
  expect(grown).toEqual([]);
  expect(after).toMatchObject({ canvases: 0, waitingFrames: 0, openSounds: 0 });
  expect(await life.soundsMade()).toBe(FIRST_MOUNTS + 2 * MOUNTS);
  expect(after.heapBytes - heapBytes).toBeLessThan(COMPILED_BYTES);
  expect(complaints).toEqual([]);
});

/** Frames the page runs in a second of its clock. */
async function framesInASecond(page: Page, life: PageLife): Promise<number> {
  const before = await life.framesRun();
  await page.clock.runFor(1000);
  return (await life.framesRun()) - before;
}

/** Resumes a paused round and waits until it plays. */
async function resume(page: Page): Promise<void> {
  await press(page, 'button', 'Resume');
  await untilVisible(page, page.getByRole('button', { name: 'Pause' }));
}

/** Makes the tab look hidden or shown to its scripts. */
async function turnTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('a game runs no frame while it is paused, in a hidden tab, and once it is over', async ({
  page,
  site,
}) => {
  const life = await openGames(page, site);
  await play(page);
  expect(await framesInASecond(page, life)).toBeGreaterThan(50);

  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(await framesInASecond(page, life)).toBe(0);
  await resume(page);
  expect(await framesInASecond(page, life)).toBeGreaterThan(50);

  await turnTab(page, true);
  expect(await framesInASecond(page, life)).toBe(0);
  await turnTab(page, false);
  expect(await framesInASecond(page, life)).toBe(0);
  await resume(page);

  await site.advance(ROUND_MS);
  const over = page.getByRole('heading', { name: 'Game Over' });
  while (!(await over.isVisible())) await page.clock.fastForward(LONG_FRAME_MS);
  await page.clock.runFor(FAREWELL_MS);
  expect(await framesInASecond(page, life)).toBe(0);
  await expect(page.locator('canvas')).toHaveCount(1);
});
