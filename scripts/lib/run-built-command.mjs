import { pathToFileURL } from 'node:url';
import { runMain } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { ensureBuilt } from './prepare.mjs';
import { endOnStopSignal } from './processes.mjs';

/**
 * Prepares the build like `npm start` and runs a command of the backend in this process.
 * @param {string} name of a file in backend/src/app/commands
 * @returns {Promise<void>}
 */
export async function runBuiltCommand(name) {
  await runMain(async () => {
    const leaveSignals = endOnStopSignal();
    await ensureBuilt();
    leaveSignals();
    process.chdir(ROOT);
    await import(pathToFileURL(fromRoot('backend', 'dist', 'app', 'commands', `${name}.js`)).href);
  });
}
