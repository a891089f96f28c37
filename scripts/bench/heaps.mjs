import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { median } from './figures.mjs';
import { launchBrowser, openScenePage, serveScenePages } from './scene-pages.mjs';

const TURNS = 7;
const STEPS = 10_000;
const SCENE_TURNS = 3;
const WINDOW = /** @type {const} */ ({ renderer: 'canvas', width: 640, height: 360 });
const MAX_BYTES = 64 * 1024;

/** Measures what the rules of each game retain after 10,000 steps and a forced garbage collection. */
export async function measureRulesHeap() {
  const { GAME_IDS, GAMES } = await import('game-scenes/rules');
  const child = fromRoot('scripts', 'bench', 'rules-heap-child.mjs');
  const measures = [];
  for (const id of GAME_IDS) {
    const args = ['--expose-gc', child, id, String(TURNS), String(STEPS)];
    const { code, output } = await runTool(process.execPath, args);
    if (code !== 0) throw new Failure('The heap of the rules could not be measured.', output);
    measures.push(
      toMeasure(
        `Heap kept of ${STEPS.toLocaleString('en')} steps of ${GAMES[id].name}'s rules with the most inputs`,
        JSON.parse(output),
      ),
    );
  }
  return measures;
}

/**
 * Measures what the scene retains after 10,000 steps and frames in Chromium, including the round's growing
 * log.
 */
export async function measureSceneHeap() {
  const pages = await serveScenePages();
  const browser = await launchBrowser(WINDOW.renderer);
  try {
    const { page, devtools } = await openScenePage(browser, pages.url, { side: 'unhurried', ...WINDOW });
    const play = (/** @type {number} */ frames) => page.evaluate(`window.bench.pass(${frames})`);
    const heapBytes = async () => {
      for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    await page.waitForFunction('window.bench?.pass');
    // The compiler keeps compiled code, most of it from the first turn.
    await play(STEPS);
    const growths = [];
    for (let turn = 0; turn < SCENE_TURNS; turn += 1) {
      const before = await heapBytes();
      await play(STEPS);
      growths.push((await heapBytes()) - before);
    }
    return [
      toMeasure(
        `Heap kept of ${STEPS.toLocaleString('en')} steps and frames of Alien Clicker's scene in Chromium`,
        growths,
      ),
    ];
  } finally {
    await browser.close();
    pages.stop();
  }
}

/**
 * @param {string} what
 * @param {number[]} growths bytes
 */
function toMeasure(what, growths) {
  const [least, middle, most] = [Math.min(...growths), median(growths), Math.max(...growths)].map((bytes) =>
    (bytes / 1024).toFixed(1),
  );
  return {
    what: `${what}, after forced collection, median of ${growths.length}`,
    measured: `${middle} KiB (${least} to ${most})`,
    promised: `under ${MAX_BYTES / 1024} KiB`,
    isKept: median(growths) < MAX_BYTES,
  };
}
