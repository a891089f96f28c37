import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { portProblem } from './ports.mjs';
import { ensureBuilt } from './prepare.mjs';
import { endOnStopSignal, endWithNpm } from './processes.mjs';

const FULL_DISK_CODES = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Checks the port and the data folder, prepares the build and becomes the server, with the settings of the
 * environment. The server runs in this process, so it receives signals directly and sets the exit code.
 * @returns {Promise<void>}
 * @throws {Failure} if the server could not start
 */
export async function startSite() {
  await checkPort();
  checkDataDir();
  // Someone who starts the site by hand reads its messages, not a line per request.
  process.env.LOG_LEVEL ||= 'warn';
  endWithNpm();
  const leaveSignals = endOnStopSignal();
  await ensureBuilt();
  leaveSignals();
  process.chdir(ROOT);
  await import(pathToFileURL(fromRoot('backend', 'dist', 'app', 'main.js')).href);
}

/** @throws {Failure} if another program uses the server's port */
async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  // Bad values are reported by the server, which validates all settings. Port 0 means any free port.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const problem = await portProblem(port, process.env.HOST || '127.0.0.1');
  if (problem === null) return;
  const sentences = {
    EADDRINUSE: `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=3001 npm start.`,
    EACCES: `Port ${port} needs special rights: choose a port above 1023, as in PORT=3000 npm start.`,
  };
  throw new Failure(
    sentences[problem] ??
      `The server cannot listen on ${process.env.HOST}:${port} (${problem}): set HOST to an address of this machine.`,
  );
}

/** @throws {Failure} if the data folder is not writable */
function checkDataDir() {
  const directory = resolve(ROOT, process.env.DATA_DIR || 'data');
  const probe = join(directory, `.write-check-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // Not an empty file: that can be created even on a full disk.
    try {
      writeFileSync(probe, 'check');
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    if (FULL_DISK_CODES.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) {
      throw new Failure(`The disk of the data folder ${directory} is full: free some space and try again.`);
    }
    throw new Failure(
      `The data folder ${directory} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}): ` +
        'set DATA_DIR to a folder that this user may write.',
    );
  }
}
