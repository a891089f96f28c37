import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { endOnStopSignal } from '../lib/processes.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { startRealMysql } from '../servers/real-mysql.mjs';
import { ensureRequirements } from '../test-run/requirements.mjs';
import { checkBackup } from './backup-and-restore.mjs';
import { buildImage } from './build-image.mjs';
import { checkCompose } from './compose-file.mjs';
import { checkContents } from './contents.mjs';
import { checkFirstRound } from './first-round.mjs';
import { mountImage } from './mounted-image.mjs';
import { checkRights } from './rights.mjs';
import { makeStandIn } from './stand-in.mjs';

const KILOBYTES_PER_MEGABYTE = 1024;

/**
 * Builds the image, runs all checks and prints a line for each that passes.
 * @returns {Promise<void>}
 * @throws {Failure} at the first failed check
 */
export async function checkImage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Failure(
      'The image is checked on Debian as root: where Docker is, docker compose up --build is the check.',
    );
  }
  await ensureRequirements(['images', 'mariadb']);
  const temporary = mkdtempSync(join(tmpdir(), 'alien-squad-image-'));
  const removeTemporary = () => rmSync(temporary, { recursive: true, force: true });
  endOnStopSignal(removeTemporary);
  try {
    await checkAll(temporary);
  } finally {
    removeTemporary();
  }
}

/** @param {string} temporary a folder for temporary files */
async function checkAll(temporary) {
  const settings = await step('docker-compose takes the compose file', () => checkCompose(temporary));
  const standIn = await step('a stand-in for the Node.js base image is there', () => makeStandIn(temporary));
  const name = await step('the image builds', () => buildImage(standIn, temporary));
  const image = await mountImage(name);
  try {
    const kilobytes = await step('it holds what the server needs and nothing else', () =>
      checkContents(image),
    );
    console.log(`  ${Math.round(kilobytes / KILOBYTES_PER_MEGABYTE)} MB on top of its base`);
    await step('it runs without rights, and can write nothing but its data', () =>
      checkRights(image, temporary),
    );
    await step('it makes a backup, and restores it into a site that was started once', () =>
      checkBackup(image, temporary),
    );
    await step('it plays a round on SQLite, MySQL and MariaDB', () =>
      Promise.all([
        checkFirstRound(image, { name: 'SQLite', temporary, settings, start: async () => undefined }),
        checkFirstRound(image, { name: 'MySQL', temporary, settings, start: startRealMysql }),
        checkFirstRound(image, { name: 'MariaDB', temporary, settings, start: startMariadb }),
      ]),
    );
  } finally {
    await image.remove();
  }
  console.log('The image holds. What only Docker can show is in docs/operations.md.');
}

/**
 * Runs a part of the check and prints its duration.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function step(title, work) {
  const startedAt = Date.now();
  const result = await work();
  console.log(`✓ ${title} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
  return result;
}
