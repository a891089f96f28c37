import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { startNginx } from '../servers/nginx.mjs';
import { withLiveSite } from './live-site.mjs';
import { processorTimeOf } from './processor-time.mjs';

const READERS = 500;
const SECONDS = 20;
/** Margin until all readers have started, and before the first of them stops. */
const MARGIN_SECONDS = 5;
const MAX_INCREASE = 0.05;

/** Measures the API's processor time with and without many readers of a stream whose files nginx serves. */
export function measureLiveReaders() {
  return withLiveSite(async (site) => {
    const nginx = await startNginx(join(site.folder, 'nginx'), [Number(new URL(site.url).port)], {
      data: site.folder,
    });
    try {
      await site.ask('POST', '/api/admin/livestream/open');
      await site.push(await site.makeClip('640x360', '600k'));
      const playlist = nginx.url + (await site.untilLive());
      await wait(MARGIN_SECONDS * 1000);
      const measure = () => processorTimeOf(site.pid, () => wait(SECONDS * 1000));
      const idle = await measure();
      const reading = read(playlist);
      await wait(MARGIN_SECONDS * 1000);
      const busy = await measure();
      return [figure(idle, busy, await reading)];
    } finally {
      await nginx.stop();
    }
  });
}

/**
 * @param {string} playlist
 * @returns {Promise<{ segments: number, failures: number }>} of all readers together
 */
async function read(playlist) {
  const seconds = SECONDS + 2 * MARGIN_SECONDS;
  const child = fromRoot('scripts', 'bench', 'live-readers-child.mjs');
  const { output } = await runTool(process.execPath, [child, playlist, String(READERS), String(seconds)]);
  return JSON.parse(output);
}

/**
 * @param {number} idle milliseconds
 * @param {number} busy
 * @param {{ segments: number, failures: number }} readers
 */
function figure(idle, busy, { segments, failures }) {
  const more = (busy - idle) / 1000 / SECONDS;
  const each = segments / READERS;
  const share = (/** @type {number} */ milliseconds) => ((100 * milliseconds) / 1000 / SECONDS).toFixed(1);
  return {
    what: `${READERS} readers of one stream through nginx (${each.toFixed(1)} segments each, ${failures} failures), the API's share of a processor`,
    measured: `${share(busy)} % (${share(idle)} % without readers)`,
    promised: `at most ${100 * MAX_INCREASE} % more`,
    isKept: more <= MAX_INCREASE && failures === 0 && each > SECONDS / 2,
  };
}
