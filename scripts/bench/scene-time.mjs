import { median } from './figures.mjs';
import { processorTimeOfTree } from './processor-time.mjs';
import { launchBrowser, openScenePage, serveScenePages } from './scene-pages.mjs';

const TURNS = 3;
const SECONDS_PER_TURN = 4;
const WARM_UP_FRAMES = 60;
/** Minimum number of frames; a busy machine gets more time. */
const MIN_FRAMES = 20;
const MAX_TIMES_REACT = 0.5;

/** Reason for promises that cannot be kept with a canvas. */
const CANVAS_REASON =
  'Without a graphics card a canvas is filled by the main thread but elements are filled by other threads: an empty ' +
  'frame and the ten heads alone take more than half of the time in which React moves its elements. The whole ' +
  "browser's processor time counts both.";

/**
 * The window is the same for all sides. WebGL is rendered in software by another process, so its window is
 * small enough that the main thread does not wait for it.
 */
const SETTINGS = /** @type {const} */ ([
  { renderer: 'canvas', name: 'Canvas', width: 1280, height: 720 },
  { renderer: 'webgl', name: 'WebGL', width: 640, height: 360 },
]);

/**
 * The plays, by their names in pages/bench-plays.ts, and the allowed multiple of bare Phaser's time. Alien
 * Clicker is also measured against React.
 */
const PLAYS = [
  { play: 'alien-clicker', name: 'Alien Clicker', mostTimes: 1.25, isAgainstReact: true },
  { play: 'memory-match', name: 'Memory Match', mostTimes: 1.25 },
  { play: 'stronghold-defense', name: 'Stronghold Defense', mostTimes: 1.25 },
  { play: 'alien-racing', name: 'Alien Racing', mostTimes: 1.25 },
  { play: 'crowd', name: 'Stronghold Defense with 300 enemies and 100 towers', mostTimes: 2 },
];

/**
 * @typedef {typeof SETTINGS[number]} Setting
 * @typedef {typeof PLAYS[number]} Play
 * @typedef {{ mainThreadMs: number, wholeBrowserMs: number, shows: string }} Frame what a frame costs, on average
 * @typedef {{ scene: Frame, phaser: Frame, react?: Frame }} Turn
 */

/**
 * Measures the cost of a frame of each game against Phaser that only draws the same images, and against
 * React. Time in which a thread had no processor is not counted, so the load of the machine matters little.
 */
export async function measureSceneTime() {
  const pages = await serveScenePages();
  try {
    const measures = [];
    for (const setting of SETTINGS) {
      for (const play of PLAYS) {
        const turns = await playTurns(setting, play, pages.url);
        measures.push(...toMeasures(setting, play, turns));
      }
    }
    return measures;
  } finally {
    pages.stop();
  }
}

/**
 * @param {Setting} setting
 * @param {Play} play
 * @param {string} url
 */
async function playTurns(setting, { play, isAgainstReact }, url) {
  const server = await launchBrowser(setting.renderer);
  const frame = (/** @type {string} */ side) => frameOf(server, url, { side, play, ...setting });
  try {
    /** @type {Turn[]} */
    const turns = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [scene, phaser] = [await frame('scene'), await frame('phaser')];
      turns.push(isAgainstReact ? { scene, phaser, react: await frame('react') } : { scene, phaser });
    }
    return turns;
  } finally {
    await server.close();
  }
}

/**
 * @param {import('./scene-pages.mjs').BenchBrowser} browser
 * @param {string} url
 * @param {Setting & { side: string, play: string }} options
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
  const browserMs = await processorTimeOfTree(browser.pid, async () => {
    await page.waitForTimeout(SECONDS_PER_TURN * 1000);
    await page.waitForFunction(`window.bench.frames >= ${before.frames + MIN_FRAMES}`);
  });
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
 * @param {Play} play
 * @param {Turn[]} turns
 */
function toMeasures({ renderer, name: rendererName, width, height }, { name, mostTimes }, turns) {
  const place = `${rendererName}, ${width} × ${height}, median of ${turns.length}`;
  const phaser = `bare Phaser with the same ${turns[0].phaser.shows}`;
  const mainThread = `Main thread's time for a frame of ${name}`;
  const measures = [
    toMeasure(`${mainThread} against ${phaser} (${place})`, mostTimes, turns, ({ scene, phaser: bare }) => [
      scene.mainThreadMs,
      bare.mainThreadMs,
    ]),
  ];
  const againstReact = turns.flatMap(({ scene, react }) => (react ? [{ scene, react }] : []));
  if (againstReact.length === 0) return measures;
  const react = `plain React DOM with ${againstReact[0].react.shows}`;
  const wholeBrowser = `The whole browser's processor time for a frame of ${name}`;
  const times = (/** @type {string} */ what, /** @type {'mainThreadMs' | 'wholeBrowserMs'} */ kind) =>
    toMeasure(`${what} against ${react} (${place})`, MAX_TIMES_REACT, againstReact, (turn) => [
      turn.scene[kind],
      turn.react[kind],
    ]);
  if (renderer === 'webgl') return [...measures, times(mainThread, 'mainThreadMs')];
  const onMainThread = { ...times(mainThread, 'mainThreadMs'), reason: CANVAS_REASON };
  return [...measures, onMainThread, times(wholeBrowser, 'wholeBrowserMs')];
}

/**
 * @template AnyTurn
 * @param {string} what
 * @param {number} mostTimes
 * @param {AnyTurn[]} turns
 * @param {(turn: AnyTurn) => [number, number]} sidesOf ours and the other's, in ms
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
