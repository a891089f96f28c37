import assert from 'node:assert/strict';
import { chownSync, copyFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { prepareSite } from './first-round.mjs';
import { Member } from './member.mjs';

const CREDENTIALS = { username: 'keeper', password: 'correct horse battery' };

/** @param {string[]} command name and arguments of one of the image's commands */
const aCommand = ([name, ...args]) => ['node', `backend/dist/app/commands/${name}.js`, ...args];

/**
 * Checks the backups in containers that docs/operations.md describes: one is taken next to the running site,
 * without a file name, and restored into a site that was started once.
 * @param {import('./mounted-image.mjs').MountedImage} image
 * @param {string} temporary
 * @returns {Promise<void>}
 * @throws {Failure} if a check fails
 */
export async function checkBackup(image, temporary) {
  const make = () => prepareSite(image, { temporary, settings: {}, databaseUrl: undefined });
  const [old, fresh] = [await make(), await make()];
  try {
    const name = await backUp(old);
    await stop(await start(fresh));
    const file = join(fresh.data, name);
    copyFileSync(join(old.data, name), file);
    const { uid, gid } = statSync(fresh.data);
    chownSync(file, uid, gid);
    const restoring = fresh.run(aCommand(['restore', `/data/${name}`]));
    assert.equal(await restoring.exitCode, 0, 'the backup is not restored');
    const container = await start(fresh);
    const member = await new Member(fresh.address).post('/api/login', CREDENTIALS);
    assert.equal(member.username, CREDENTIALS.username);
    await stop(container);
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: error };
    throw new Failure(`Backing up and restoring: ${message}`, old.output() + fresh.output());
  } finally {
    await Promise.all([old.remove(), fresh.remove()]);
  }
}

/**
 * @param {import('./first-round.mjs').Site} site
 * @returns {Promise<string>} the name of the file in its volume
 */
async function backUp(site) {
  const container = await start(site);
  await new Member(site.address).post('/api/register', CREDENTIALS);
  const backup = site.run(aCommand(['backup']));
  assert.equal(await backup.exitCode, 0, 'no backup is made');
  const [, path = ''] = /^The backup is (\/data\/.+)\.$/m.exec(backup.output()) ?? [];
  await stop(container);
  return basename(path);
}

/** @param {import('./first-round.mjs').Site} site */
async function start(site) {
  const container = site.run();
  await container.says('Alien Squad is ready at');
  return container;
}

/** @param {import('./container.mjs').Container} container */
async function stop(container) {
  container.signal('SIGTERM');
  assert.equal(await container.exitCode, 0);
}
