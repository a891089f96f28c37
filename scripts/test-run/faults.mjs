/** Runs the fault tests, which are described in test/faults/faults.spec.ts. */
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { ensureBuilt } from '../lib/prepare.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { runNodeTests } from './tools.mjs';

/** The databases whose server is killed. */
export const FAULT_DATABASES = /** @type {const} */ (['sqlite', 'mariadb']);

/** Kills per database in `npm test`; the full run uses MANY_KILLS. */
const FEW_KILLS = 2;
export const MANY_KILLS = 50;

/** Default seed of the players' choices and of the kills. */
export const DEFAULT_SEED = 1;

/** Node.js arguments that compile the test sources on load; the server itself is the built one. */
export const FROM_SOURCES = [
  '--conditions=source',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=DEP0205',
  '--import=@swc-node/register/esm-register',
];

/**
 * @typedef {typeof FAULT_DATABASES[number]} FaultDatabase
 * @typedef {{
 *   temporary: string,
 *   isFull?: boolean,
 *   databases?: readonly FaultDatabase[],
 *   kills?: number,
 *   seed?: number,
 * }} FaultOptions `kills`: of each database's server
 */

/**
 * Runs the tests that kill servers during play and payments and check the data afterwards.
 * @param {FaultOptions} options
 * @returns {Promise<import('./tools.mjs').StageResult>}
 */
export async function runFaults({
  temporary,
  isFull = false,
  databases = FAULT_DATABASES,
  kills = isFull ? MANY_KILLS : FEW_KILLS,
  seed = DEFAULT_SEED,
}) {
  await ensureBuilt();
  const place = (/** @type {string} */ name) => join(temporary, `faults-${name}`);
  const mariadb = databases.includes('mariadb') ? await startMariadb(place('server')) : undefined;
  try {
    const places = {
      SQLite: { databaseUrl: `sqlite:${join(place('sqlite'), 'data.sqlite')}`, dataFolder: place('sqlite') },
      MariaDB: { databaseUrl: mariadb?.url, dataFolder: place('mariadb') },
    };
    const chosen = Object.entries(places).filter(([name]) =>
      databases.some((database) => database === name.toLowerCase()),
    );
    return await runNodeTests([fromRoot('test', 'faults', 'faults.spec.ts')], {
      nodeArguments: FROM_SOURCES,
      env: {
        SWC_NODE_PROJECT: fromRoot('backend', 'tsconfig.src.json'),
        FAULTS_DATABASES: JSON.stringify(Object.fromEntries(chosen)),
        FAULTS_KILLS: String(kills),
        FAULTS_SEED: String(seed),
      },
    });
  } finally {
    await mariadb?.stop();
  }
}
