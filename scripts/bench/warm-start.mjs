import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startTool, stopTool } from '../lib/processes.mjs';
import { untilAnswered } from './bench-site.mjs';
import { median, millisecondsOf } from './figures.mjs';

const STARTS = 3;
const MAX_SECONDS = 5;

/**
 * Measures the time from the command to the first response, with everything built and an existing database.
 */
export async function measureWarmStart() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  const starts = [];
  for (let start = 0; start <= STARTS; start += 1) starts.push(await startAndStop(dataFolder));
  rmSync(dataFolder, { recursive: true, force: true });
  const seconds = median(starts.slice(1)) / 1000;
  return [
    {
      what: `Warm start, from the command to the first answer, median of ${STARTS}`,
      measured: `${seconds.toFixed(1)} s`,
      promised: `under ${MAX_SECONDS} s`,
      isKept: seconds < MAX_SECONDS,
    },
  ];
}

/**
 * @param {string} dataFolder
 * @returns {Promise<number>} milliseconds until the site was ready
 */
async function startAndStop(dataFolder) {
  const port = await freePort();
  let child;
  const milliseconds = await millisecondsOf(async () => {
    child = startTool(process.execPath, [fromRoot('scripts', 'start.mjs')], {
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '' },
    });
    await untilAnswered(`http://127.0.0.1:${port}/api/health/ready`);
  });
  if (child) await stopTool(child);
  return milliseconds;
}
