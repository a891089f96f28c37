import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { portProblem } from './ports.mjs';
import { ensureBuilt } from './prepare.mjs';
import { endOnStopSignal } from './processes.mjs';

const FULL_DISK_CODES = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Checks what can be checked early, prepares the build and becomes the server, with the settings of the environment.
 * From then on this process is the server: signals reach it directly and its exit code is this one's.
 * @returns {Promise<void>}
 * @throws {Failure} when the server could not start
 */
export async function startSite() {
  await checkPort();
  checkDataDir();
  // People who start the site by hand read its sentences, not a line for each request.
  process.env.LOG_LEVEL ||= 'warn';
  const leaveSignals = endOnStopSignal();
  await ensureBuilt();
  leaveSignals();
  process.chdir(ROOT);
  await import(pathToFileURL(fromRoot('backend', 'dist', 'app', 'main.js')).href);
}

/** @throws {Failure} when another program listens where the server would */
async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  // A bad value is the server's to explain: it knows all settings. Port 0 is whichever is free.
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

/** @throws {Failure} when nothing can be written where the data goes */
function checkDataDir() {
  const directory = resolve(ROOT, process.env.DATA_DIR || 'data');
  const probe = join(directory, `.write-check-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // A full disk takes an empty file.
    try {
      writeFileSync(probe, 'check');
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    if (FULL_DISK_CODES.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) {
      throw new Failure(`The disk of the data folder ${directory} is full: make room there, and try again.`);
    }
    throw new Failure(
      `The data folder ${directory} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}): ` +
        'set DATA_DIR to a folder that this user may write.',
    );
  }
}
