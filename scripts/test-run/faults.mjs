/** Runs the fault tests, which are described in test/faults/faults.spec.ts. */
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { ensureBuilt } from '../lib/prepare.mjs';
import { runNodeTests } from './tools.mjs';

/** Kills per database in `npm test` and in the full run; FAULTS_KILLS and FAULTS_SEED choose other ones. */
const FEW_KILLS = 2;
const MANY_KILLS = 50;

/** Node.js arguments that compile the test sources on load; the server itself is the built one. */
export const FROM_SOURCES = [
  '--conditions=source',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=DEP0205',
  '--import=@swc-node/register/esm-register',
];

/**
 * Runs the tests that kill servers during play and payments and check the data afterwards.
 * @param {{ temporary: string, isFull?: boolean }} options
 * @returns {Promise<import('./tools.mjs').StageResult>}
 */
export async function runFaults({ temporary, isFull = false }) {
  await ensureBuilt();
  const { FAULTS_KILLS = isFull ? MANY_KILLS : FEW_KILLS, FAULTS_SEED = 1 } = process.env;
  return runNodeTests([fromRoot('test', 'faults', 'faults.spec.ts')], {
    nodeArguments: FROM_SOURCES,
    env: {
      SWC_NODE_PROJECT: fromRoot('backend', 'tsconfig.src.json'),
      FAULTS_FOLDER: join(temporary, isFull ? 'kills' : 'faults'),
      FAULTS_KILLS: String(FAULTS_KILLS),
      FAULTS_SEED: String(FAULTS_SEED),
    },
  });
}
