import { pathToFileURL } from 'node:url';
import { runMain } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { ensureBuilt } from './prepare.mjs';
import { endOnStopSignal } from './processes.mjs';

/**
 * Prepares the build like `npm start` and runs the backend's commands in this process.
 * @returns {Promise<void>}
 */
export async function runOps() {
  await runMain(async () => {
    const leaveSignals = endOnStopSignal();
    await ensureBuilt();
    leaveSignals();
    process.chdir(ROOT);
    await import(pathToFileURL(fromRoot('backend', 'dist', 'app', 'commands', 'ops.js')).href);
  });
}
