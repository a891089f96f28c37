import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { median } from './figures.mjs';

const USERS = 100_000;
const TURNS = 15;
const MAX_TIMES = 3;

/** Measures a page of the admins' list of users on a large site against its bare SQL, on both databases. */
export async function measureUsersList() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  const mariadb = await startMariadb(join(folder, 'server'));
  try {
    return [
      await measureOn('SQLite', folder, `sqlite:${join(folder, 'users.sqlite')}`),
      await measureOn('MariaDB', folder, mariadb.url),
    ];
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} dataFolder
 * @param {string} databaseUrl of an empty database
 */
async function measureOn(name, dataFolder, databaseUrl) {
  const child = fromRoot('scripts', 'bench', 'users-list-child.mjs');
  const { code, output } = await runTool(process.execPath, [child, String(USERS), String(TURNS)], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder },
  });
  if (code !== 0) throw new Failure('The list of users could not be measured.', output);
  /** @type {{ list: number, bare: number }[]} */
  const turns = JSON.parse(output);
  const times = median(turns.map(({ list, bare }) => list / bare));
  const [list, bare] = [turns.map((turn) => turn.list), turns.map((turn) => turn.bare)].map(median);
  return {
    what:
      `Pages of the admins' list of ${USERS.toLocaleString('en')} users, by id, coins, last visit and a search, ` +
      `against their bare SQL on ${name}, median of ${TURNS} turns`,
    measured: `${times.toFixed(2)}× (${list.toFixed(2)} ms to ${bare.toFixed(2)} ms)`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}
