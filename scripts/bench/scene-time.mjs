import { median } from './figures.mjs';
import { processorTimeOfTree } from './processor-time.mjs';
import { launchBrowser, openScenePage, serveScenePages } from './scene-pages.mjs';

const TURNS = 5;
const SECONDS_PER_TURN = 4;
const WARM_UP_FRAMES = 60;
const MOST_TIMES_PHASER = 1.25;
const MOST_TIMES_REACT = 0.5;

/** Why a promise is not kept that a canvas cannot keep. */
const CANVAS_REASON =
  'Without a graphics card a canvas is filled by the main thread but elements are filled by other threads: an empty ' +
  'frame and the ten heads alone take more than half of the time in which React moves its elements. The whole ' +
  "browser's processor time counts both.";

/**
 * The window is the same for all sides. WebGL is drawn in software, by another process: its window is small, so that the
 * main thread does not wait for it.
 */
const SETTINGS = /** @type {const} */ ([
  { renderer: 'canvas', name: 'Canvas', width: 1280, height: 720 },
  { renderer: 'webgl', name: 'WebGL', width: 640, height: 360 },
]);

/**
 * @typedef {typeof SETTINGS[number]} Setting
 * @typedef {{ mainThreadMs: number, wholeBrowserMs: number, shows: string }} Frame what a frame costs, on average
 * @typedef {{ scene: Frame, phaser: Frame, react: Frame }} Turn
 */

/**
 * What a frame of Alien Clicker costs, against Phaser that draws the same pictures and nothing else, and against React.
 * Time in which a thread had no processor does not count, so that a busy machine changes little.
 */
export async function measureSceneTime() {
  const pages = await serveScenePages();
  try {
    const measures = [];
    for (const setting of SETTINGS) {
      const turns = await playTurns(setting, pages.url);
      measures.push(...toMeasures(setting, turns));
    }
    return measures;
  } finally {
    pages.stop();
  }
}

/**
 * @param {Setting} setting
 * @param {string} url
 */
async function playTurns(setting, url) {
  const server = await launchBrowser(setting.renderer);
  const play = (/** @type {string} */ side) => frameOf(server, url, { side, ...setting });
  try {
    /** @type {Turn[]} */
    const turns = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({ scene: await play('scene'), phaser: await play('phaser'), react: await play('react') });
    }
    return turns;
  } finally {
    await server.close();
  }
}

/**
 * @param {import('./scene-pages.mjs').BenchBrowser} browser
 * @param {string} url
 * @param {Setting & { side: string }} options
 * @returns {Promise<Frame>}
 */
async function frameOf(browser, url, options) {
  const { page, devtools } = await openScenePage(browser, url, options);
  await page.waitForFunction(`window.bench?.frames > ${WARM_UP_FRAMES}`);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const { frames, shows } = await page.evaluate('window.bench');
    return { mainThreadMs: taskSeconds * 1000, frames, shows };
  };
  const before = await read();
  const browserMs = await processorTimeOfTree(browser.pid, () =>
    page.waitForTimeout(SECONDS_PER_TURN * 1000),
  );
  const after = await read();
  await page.close();
  const frames = after.frames - before.frames;
  return {
    mainThreadMs: (after.mainThreadMs - before.mainThreadMs) / frames,
    wholeBrowserMs: browserMs / frames,
    shows: after.shows,
  };
}

/**
 * @param {Setting} setting
 * @param {Turn[]} turns
 */
function toMeasures({ renderer, name, width, height }, turns) {
  const place = `${name}, ${width} × ${height}, median of ${turns.length}`;
  const phaser = `bare Phaser with the same ${turns[0].phaser.shows}`;
  const react = `plain React DOM with ${turns[0].react.shows}`;
  const mainThread = `Main thread's time for a frame of Alien Clicker`;
  const measures = [
    toMeasure(`${mainThread} against ${phaser} (${place})`, MOST_TIMES_PHASER, turns, (turn) => [
      turn.scene.mainThreadMs,
      turn.phaser.mainThreadMs,
    ]),
    toMeasure(`${mainThread} against ${react} (${place})`, MOST_TIMES_REACT, turns, (turn) => [
      turn.scene.mainThreadMs,
      turn.react.mainThreadMs,
    ]),
  ];
  if (renderer === 'webgl') return measures;
  measures[1].reason = CANVAS_REASON;
  const wholeBrowser = `The whole browser's processor time for a frame of Alien Clicker`;
  return [
    ...measures,
    toMeasure(`${wholeBrowser} against ${react} (${place})`, MOST_TIMES_REACT, turns, (turn) => [
      turn.scene.wholeBrowserMs,
      turn.react.wholeBrowserMs,
    ]),
  ];
}

/**
 * @param {string} what
 * @param {number} mostTimes
 * @param {Turn[]} turns
 * @param {(turn: Turn) => [number, number]} sidesOf ours and the other's, in ms
 * @returns {import('./run-bench.mjs').Measure}
 */
function toMeasure(what, mostTimes, turns, sidesOf) {
  const sides = turns.map(sidesOf);
  const ratios = sides.map(([ours, other]) => ours / other);
  const [ours, other] = [0, 1].map((side) => median(sides.map((pair) => pair[side])).toFixed(1));
  const spread = `${Math.min(...ratios).toFixed(2)}× to ${Math.max(...ratios).toFixed(2)}×`;
  return {
    what,
    measured: `${median(ratios).toFixed(2)}× (${spread}; ${ours} ms to ${other} ms)`,
    promised: `at most ${mostTimes}×`,
    isKept: median(ratios) <= mostTimes,
  };
}
