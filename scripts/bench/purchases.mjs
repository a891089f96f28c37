import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { median } from './figures.mjs';

const BLOCKS = 9;
const PURCHASES_PER_BLOCK = 100;
const MAX_TIMES = 5;

/**
 * Measures a purchase of five lines with the store's service, without HTTP, against its bare SQL on the same
 * database.
 */
export async function measurePurchases() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  const mariadb = await startMariadb(join(folder, 'server'));
  try {
    const sqlite = `sqlite:${join(folder, 'data.sqlite')}`;
    return [await measureOn('SQLite', sqlite, folder), await measureOn('MariaDB', mariadb.url, folder)];
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} databaseUrl
 * @param {string} dataFolder
 * @returns {Promise<import('./run-bench.mjs').Measure>}
 */
async function measureOn(name, databaseUrl, dataFolder) {
  const child = fromRoot('scripts', 'bench', 'purchases-child.mjs');
  const { code, output } = await runTool(
    process.execPath,
    [child, String(BLOCKS), String(PURCHASES_PER_BLOCK)],
    {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder },
    },
  );
  if (code !== 0) throw new Failure(`Purchases on ${name} could not be measured.`, output);
  /** @type {{ bareMs: number, ourMs: number }[]} */
  const turns = JSON.parse(output);
  const times = median(turns.map(({ bareMs, ourMs }) => ourMs / bareMs));
  const [ours, bare] = [turns.map(({ ourMs }) => ourMs), turns.map(({ bareMs }) => bareMs)].map(median);
  return {
    what: `Buying five lines by the store's service against the bare SQL transaction on ${name}, median of ${BLOCKS} blocks`,
    measured: `${times.toFixed(2)}× (${ours.toFixed(2)} ms to ${bare.toFixed(2)} ms)`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}
