/** Runs the tests of several nodes, which are described in test/nodes/*.spec.ts. */
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { ensureBuilt } from '../lib/prepare.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { FROM_SOURCES } from './faults.mjs';
import { runNodeTests } from './tools.mjs';

/** Node kills under load: three per node. */
const KILLS = 9;

/**
 * Runs the tests that kill nodes: three nodes of the built site behind nginx, with MariaDB and Redis.
 * @param {{ temporary: string }} options
 * @returns {Promise<import('./tools.mjs').StageResult>}
 */
export async function runNodes({ temporary }) {
  await ensureBuilt();
  const folder = join(temporary, 'nodes');
  const mariadb = await startMariadb(join(folder, 'mariadb'));
  try {
    const specs = ['redis.spec.ts', 'nodes.spec.ts'].map((name) => fromRoot('test', 'nodes', name));
    return await runNodeTests(specs, {
      nodeArguments: [...FROM_SOURCES, '--test-concurrency=1'],
      env: {
        SWC_NODE_PROJECT: fromRoot('backend', 'tsconfig.src.json'),
        NODES_DATABASE: mariadb.url,
        NODES_FOLDER: folder,
        NODES_KILLS: String(KILLS),
      },
    });
  } finally {
    await mariadb.stop();
  }
}
