import type { CDPSession, Page } from '@playwright/test';
import { complaintsOf, GAME_NAMES, openGames, playAMoment } from './short-rounds.js';
import { expect, test } from './site.js';

/** Number of turns; each plays all games. */
const TURNS = 8;

/** Warm-up turns, which load the games and fill caches. */
const FIRST_TURNS = 2;

/** Maximum number of extra turns until the page holds no temporary objects. */
const LAST_TURNS = 12;

/** Timeout of one mount, generous for busy machines. */
const MOUNT_LIMIT_MS = 20_000;

/**
 * Upper limit of memory kept by the browser's compiler for hot scripts, which stops growing. A leaked game
 * adds 200 kB each time.
 */
const COMPILED_BYTES = 2_500_000;

/** Longer than the retention of finished requests. */
const LATER = '06:00';

declare global {
  interface Window {
    readonly waitingFrames: Set<number>;
    readonly openSounds: Set<AudioContext>;
  }
}

/** Runs in the page: records frames and sounds that were requested from the browser and not released. */
function recordLife(): void {
  const waitingFrames = new Set<number>();
  const openSounds = new Set<AudioContext>();
  Object.assign(window, { waitingFrames, openSounds });
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => {
    const id = requestAnimationFrame((nowMs) => {
      waitingFrames.delete(id);
      callback(nowMs);
    });
    waitingFrames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waitingFrames.delete(id);
    cancelAnimationFrame(id);
  };
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      openSounds.add(this);
      this.addEventListener('statechange', () => {
        if (this.state === 'closed') openSounds.delete(this);
      });
    }
  };
}

/** Plays these turns and returns what the page holds after garbage collection, by name. */
async function holdingsAfter(page: Page, devtools: CDPSession, turns: number): Promise<Map<string, number>> {
  for (let turn = 0; turn < turns; turn++) for (const game of GAME_NAMES) await playAMoment(page, game);
  await page.clock.fastForward(LATER);
  // Repeated, because some objects only become garbage after others are collected.
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const counted = ['JSEventListeners', 'Nodes', 'Documents', 'JSHeapUsedSize'];
  return new Map(
    metrics.filter(({ name }) => counted.includes(name)).map(({ name, value }) => [name, value]),
  );
}

test('demos and rounds that are shown and left leave nothing behind', async ({ page, site }) => {
  test.setTimeout(120_000 + (FIRST_TURNS + TURNS + LAST_TURNS) * GAME_NAMES.length * MOUNT_LIMIT_MS);
  const complaints = complaintsOf(page);
  await page.clock.install();
  await page.addInitScript(recordLife);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await openGames(page, site);
  const before = await holdingsAfter(page, devtools, FIRST_TURNS);
  let after = await holdingsAfter(page, devtools, TURNS);
  const grown = (): string[] =>
    [...after]
      .map(([name, value]) => ({ name, more: value - (before.get(name) ?? 0) }))
      .filter(({ name, more }) => more >= (name === 'JSHeapUsedSize' ? COMPILED_BYTES : TURNS))
      .map(({ name, more }) => `${more} more ${name}`);
  // React may keep the previous screen, which is temporary; leaks of a game only grow.
  for (let turn = 0; grown().length > 0 && turn < LAST_TURNS; turn++) {
    after = await holdingsAfter(page, devtools, 1);
  }
  expect(grown()).toEqual([]);
  const held = await page.evaluate(() => [
    document.querySelectorAll('canvas').length,
    window.waitingFrames.size,
    window.openSounds.size,
  ]);
  expect(held).toEqual([0, 0, 0]);
  expect(complaints).toEqual([]);
});
