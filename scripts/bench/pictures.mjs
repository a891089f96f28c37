import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';
import { registerMember, startBenchSite } from './bench-site.mjs';
import { median } from './figures.mjs';
import { processorTimeOf } from './processor-time.mjs';

const BLOCKS = 7;
const PICTURES_PER_BLOCK = 5;
const MAX_TIMES = 2.5;
const MAX_MAIN_THREAD_MS = 50;
const MAX_BYTES = 5 * 1024 * 1024;
const SIDE_PX = 512;
const COINS = 100_000_000;

const requireFromBackend = createRequire(fromRoot('backend', 'package.json'));

/**
 * Measures the upload of a 5 MB picture against sharp alone with the same settings, in alternating blocks,
 * and the time it takes on the main thread. Only Linux reports the time of a single thread.
 */
export async function measurePictures() {
  const sharp = requireFromBackend('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = await aLargePicture(sharp);
  const site = await startBenchSite();
  try {
    const upload = await uploaderOf(site, picture);
    const bySharp = () => repeat(() => makePicture(sharp, picture));
    const turns = [];
    for (let turn = 0; turn <= BLOCKS; turn += 1) {
      const sharpMs = await processorTimeOf(process.pid, bySharp);
      const threadBefore = mainThreadMs(site.pid);
      const ourMs = await processorTimeOf(site.pid, () => repeat(upload));
      const threadMs = (mainThreadMs(site.pid) - threadBefore) / PICTURES_PER_BLOCK;
      turns.push({ times: ourMs / sharpMs, threadMs });
    }
    return toMeasures(turns.slice(1), picture.length);
  } finally {
    await site.stop();
  }
}

/**
 * Returns a photo-like JPEG just below the limit: 12 million pixels with some grain.
 * @param {typeof import('sharp').default} sharp
 */
async function aLargePicture(sharp) {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 12 };
  const pixels = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'black', noise },
  })
    .raw()
    .toBuffer();
  let best = Buffer.alloc(0);
  for (let quality = 80; quality <= 100; quality += 1) {
    const bytes = await sharp(pixels, { raw: { width: 4000, height: 3000, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (bytes.length > MAX_BYTES) break;
    best = bytes;
  }
  return best;
}

/**
 * @param {typeof import('sharp').default} sharp
 * @param {Buffer} picture
 */
function makePicture(sharp, picture) {
  return sharp(picture, { sequentialRead: true })
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}

/**
 * @param {import('./bench-site.mjs').BenchSite} site
 * @param {Buffer} picture
 */
async function uploaderOf(site, picture) {
  const cookie = await registerMember(site.url, {
    username: 'bench-member',
    password: 'a password to measure',
  });
  const database = new (requireFromBackend('better-sqlite3'))(site.databaseFile);
  database.prepare(`UPDATE users SET coins = ? WHERE usernameKey = 'bench-member'`).run(COINS);
  database.close();
  const body = JSON.stringify({ imageData: `data:image/jpeg;base64,${picture.toString('base64')}` });
  let uploads = 0;
  return async () => {
    uploads += 1;
    const response = await fetch(`${site.url}/api/profile/upload-picture`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `upload-${uploads}`,
        Origin: site.url,
        Cookie: cookie,
      },
      body,
    });
    const text = await response.text();
    if (response.status !== 201) throw new Error(`An upload was answered ${response.status}: ${text}`);
  };
}

/** @param {() => Promise<unknown>} work */
async function repeat(work) {
  for (let time = 0; time < PICTURES_PER_BLOCK; time += 1) await work();
}

/**
 * Returns the processor time of a process's main thread.
 * @param {number} pid
 */
function mainThreadMs(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/**
 * @param {{ times: number, threadMs: number }[]} turns
 * @param {number} bytes
 * @returns {import('./run-bench.mjs').Measure[]}
 */
function toMeasures(turns, bytes) {
  const [times, threadMs] = [turns.map((turn) => turn.times), turns.map((turn) => turn.threadMs)];
  const kind = `of a JPEG of ${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  return [
    {
      what: `Processor time of the upload ${kind} against sharp alone, median of ${BLOCKS} blocks`,
      measured: `${median(times).toFixed(2)}× (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)})`,
      promised: `at most ${MAX_TIMES}×`,
      isKept: median(times) <= MAX_TIMES,
    },
    {
      what: `Processor time of the server's main thread for the upload ${kind}, median of ${BLOCKS} blocks`,
      measured: `${median(threadMs).toFixed(0)} ms (${Math.min(...threadMs).toFixed(0)} to ${Math.max(...threadMs).toFixed(0)})`,
      promised: `at most ${MAX_MAIN_THREAD_MS} ms`,
      isKept: median(threadMs) <= MAX_MAIN_THREAD_MS,
    },
  ];
}
