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

/** How often all games are played in turn. */
const TURNS = process.env['TEST_STRESS'] === 'whole' ? 25 : 3;

/** The first turns load the games, and fill what is kept on purpose. */
const FIRST_TURNS = 2;

/** More turns than it takes to find the page when it keeps nothing that comes and goes. */
const LAST_TURNS = 12;

/** Looks at what the page holds, for the answers on their way to come. */
const LOOKS = 4;

/** However busy the machine is. */
const MOUNT_LIMIT_MS = 20_000;

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

/** What is held after so many turns: the least of some looks, since answers on their way are held only for a moment. */
async function holdingsAfter(page: Page, life: PageLife, turns: number): Promise<Holdings> {
  for (let turn = 0; turn < turns; turn++) for (const game of GAME_NAMES) await playAMoment(page, game);
  await page.clock.fastForward(LATER);
  let least = await life.holdings();
  for (let look = 1; look < LOOKS; look++) {
    await page.clock.runFor(500);
    const now = await life.holdings();
    least = valuesBy((name) => Math.min(least[name], now[name]), least);
  }
  return least;
}

function valuesBy(valueOf: (name: keyof Holdings) => number, holdings: Holdings): Holdings {
  const names = Object.keys(holdings) as (keyof Holdings)[];
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as unknown as Holdings;
}

test('rounds that are shown and left leave nothing behind', async ({ page, site }) => {
  test.setTimeout(120_000 + (FIRST_TURNS + TURNS + LAST_TURNS) * GAME_NAMES.length * MOUNT_LIMIT_MS);
  const complaints = complaintsOf(page);
  const life = await openGames(page, site);
  const before = await holdingsAfter(page, life, FIRST_TURNS);
  let turns = FIRST_TURNS + TURNS;
  let after = await holdingsAfter(page, life, TURNS);
  const heapGrowth = after.heapBytes - before.heapBytes;
  const grown = (): string[] => {
    const { heapBytes: _, ...things } = valuesBy((name) => after[name] - before[name], after);
    const kept = Object.entries(things).filter(([, more]) => more >= TURNS);
    return kept.map(([name, more]) => `${more} more ${name}`);
  };
  // React may keep the screen it showed last, which comes and goes; what a game leaves behind only grows.
  for (; grown().length > 0 && turns < FIRST_TURNS + TURNS + LAST_TURNS; turns++) {
    after = await holdingsAfter(page, life, 1);
  }
  expect(grown()).toEqual([]);
  expect(after).toMatchObject({ canvases: 0, waitingFrames: 0, openSounds: 0 });
  expect(await life.soundsMade()).toBe(turns * GAME_NAMES.length);
  expect(heapGrowth).toBeLessThan(COMPILED_BYTES);
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
