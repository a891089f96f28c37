import { chromium } from '@playwright/test';
import { GAME_NAMES } from 'game-scenes/names';
import { build, preview } from 'vite';
import { CHROMIUM_ARGUMENTS, CHROMIUM_WEBGL_ARGUMENTS, chromiumPath } from '../scripts/lib/chromium.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { timesMeasure } from './harness/measures.mjs';
import { processorTimeOf } from './harness/processes.mjs';

const TURNS = 3;
const SECONDS_PER_TURN = 4;
const WARM_UP_FRAMES = 30;
/** Minimum number of frames; a busy machine gets more time, up to a limit. */
const MIN_FRAMES = 20;
const LIMIT_MS = 120_000;
/** What moves the images is on our side alone. */
const MAX_TIMES_PHASER = 1.4;
const MAX_TIMES_REACT = 0.5;
/** A demo is a background: a second of it costs at most half of a second of play. */
const MAX_TIMES_PLAY = 0.5;
/** Frames per second on a common screen, and of a demo. */
const PLAY_FRAMES = 60;
const DEMO_FRAMES = 20;
const MAX_TIMES_BARE = 1.05;
const MAIN_THREAD = "Main thread's time";
const WHOLE_BROWSER = "The whole browser's processor time";

/** What an alien wears that is the most work to draw. */
const DRESSED = {
  color: 'purple',
  hat: 'crown',
  face: 'smile',
  accessory: 'jetpack',
  neon: { hat: true, accessory: true },
};

/** The tick from which on a game is measured: by then its field is full. */
const FULL_TICK = 300;
const FULL_TICKS = { 'stronghold-defense': 4200, 'alien-racing': 600 };

/**
 * The window is the same for all sides. WebGL is rendered in software by another process, so its window is
 * small enough that the main thread does not wait for it.
 */
const SETTINGS = [
  { renderer: 'canvas', name: 'Canvas', width: 1280, height: 720, args: CHROMIUM_ARGUMENTS },
  { renderer: 'webgl', name: 'WebGL', width: 640, height: 360, args: CHROMIUM_WEBGL_ARGUMENTS },
];

/**
 * A frame of each game against Phaser that only draws the same images, which stand still, and against the same
 * game with its bare mascot instead of a dressed alien, a second of its demo against a second of play, and a frame
 * of Alien Clicker against React. Time in which a thread had no processor is not counted, so the load of the machine matters little.
 */
export async function measure() {
  const outDir = fromRoot('.cache', 'bench-pages');
  const options = { root: fromRoot('bench', 'pages'), configFile: /** @type {const} */ (false) };
  await build({ ...options, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const pages = await preview({ ...options, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const executablePath = chromiumPath();
  const measures = [];
  for (const { args, ...setting } of SETTINGS) {
    const server = await chromium.launchServer({ args, ...(executablePath ? { executablePath } : {}) });
    const browser = await chromium.connect(server.wsEndpoint());
    const pid = server.process().pid ?? 0;
    const frame = (query) =>
      frameOf(browser, pid, setting, `${pages.resolvedUrls?.local[0]}?renderer=${setting.renderer}&${query}`);
    for (const [id, name] of Object.entries(GAME_NAMES)) {
      const turns = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const game = `game=${id}&tick=${FULL_TICKS[id] ?? FULL_TICK}`;
        const sides = [
          ['ours', game],
          ['dressed', `${game}&alien=${encodeURIComponent(JSON.stringify(DRESSED))}`],
          ['demo', `${game}&side=demo`],
          ['still', `${game}&side=still`],
          ...(id === 'alien-clicker' ? [['react', 'side=react']] : []),
        ];
        const figures = {};
        // In the other order every second turn, as the load of the machine may grow or fall meanwhile.
        for (const [side, query] of turn % 2 === 0 ? sides : sides.reverse())
          figures[side] = await frame(query);
        turns.push(figures);
      }
      measures.push(...measuresOf(name, setting, turns));
    }
    await server.close();
  }
  await pages.close();
  return measures;
}

/** Returns what a frame costs on average, on the main thread and in all of the browser. */
async function frameOf(browser, pid, { width, height }, url) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(LIMIT_MS);
  page.on('pageerror', ({ message }) => console.error(`${url} failed: ${message}`));
  await page.goto(url);
  const devtools = await page.context().newCDPSession(page);
  await page.waitForFunction(`window.bench?.frames > ${WARM_UP_FRAMES}`);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { mainMs: seconds * 1000, frames: await page.evaluate('window.bench.frames') };
  };
  const before = await read();
  const allMs = await processorTimeOf(pid, async () => {
    await page.waitForTimeout(SECONDS_PER_TURN * 1000);
    await page.waitForFunction(`window.bench.frames >= ${before.frames + MIN_FRAMES}`);
  });
  const after = await read();
  await page.close();
  const frames = after.frames - before.frames;
  return { mainMs: (after.mainMs - before.mainMs) / frames, allMs: allMs / frames };
}

/** A canvas is filled by the main thread but elements by others, so there only the whole browser compares. */
function measuresOf(game, { renderer, name, width, height }, turns) {
  const where = `(${name}, ${width} × ${height})`;
  const frame = `for a frame of ${game} against`;
  const times = (other, kind, one = 'ours') => turns.map((turn) => [turn[one][kind], turn[other][kind]]);
  const phaser = `${MAIN_THREAD} ${frame} bare Phaser with the same images standing still ${where}`;
  const dressed = `${MAIN_THREAD} for a frame of ${game} with a dressed alien against the bare mascot ${where}`;
  const demo = `${WHOLE_BROWSER} for a second of the demo of ${game} against a second of play ${where}`;
  const seconds = turns.map((turn) => [turn.demo.allMs * DEMO_FRAMES, turn.ours.allMs * PLAY_FRAMES]);
  const measures = [
    timesMeasure(demo, seconds, MAX_TIMES_PLAY),
    timesMeasure(phaser, times('still', 'mainMs'), MAX_TIMES_PHASER),
    timesMeasure(dressed, times('ours', 'mainMs', 'dressed'), MAX_TIMES_BARE),
  ];
  if (turns[0].react === undefined) return measures;
  const [time, kind] = renderer === 'webgl' ? [MAIN_THREAD, 'mainMs'] : [WHOLE_BROWSER, 'allMs'];
  const react = `${time} ${frame} plain React DOM with 300 targets ${where}`;
  return [...measures, timesMeasure(react, times('react', kind), MAX_TIMES_REACT)];
}
