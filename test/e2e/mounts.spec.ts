import type { Page } from '@playwright/test';
import type { Holdings, PageLife } from './page-life.js';
import { complaintsOf, GAME_NAMES, openGames, playAMoment } from './short-rounds.js';
import { expect, test } from './site.js';

/** Number of turns; each plays all games. */
const TURNS = 25;

/** Warm-up turns, which load the games and fill caches. */
const FIRST_TURNS = 2;

/** Maximum number of extra turns until the page holds no temporary objects. */
const LAST_TURNS = 12;

/** Number of measurements; responses in flight may arrive in between. */
const LOOKS = 4;

/** Timeout of one mount, generous for busy machines. */
const MOUNT_LIMIT_MS = 20_000;

/**
 * Upper limit of memory kept by the browser's compiler for hot scripts, which stops growing. A leaked game
 * adds 200 kB each time.
 */
const COMPILED_BYTES = 2_500_000;

/** Longer than the retention of finished requests. */
const LATER = '06:00';

/**
 * Returns what the page holds after these turns: the minimum of several measurements, since requests in
 * flight are temporary.
 */
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
  // React may keep the previous screen, which is temporary; leaks of a game only grow.
  for (; grown().length > 0 && turns < FIRST_TURNS + TURNS + LAST_TURNS; turns++) {
    after = await holdingsAfter(page, life, 1);
  }
  expect(grown()).toEqual([]);
  expect(after).toMatchObject({ canvases: 0, waitingFrames: 0, openSounds: 0 });
  expect(await life.soundsMade()).toBe(turns * GAME_NAMES.length);
  expect(heapGrowth).toBeLessThan(COMPILED_BYTES);
  expect(complaints).toEqual([]);
});
