import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { buildah } from './buildah.mjs';

const IMAGE = 'localhost/alien-squad:check';

/** npm settings of this machine that a build may need and that no image may contain. */
const NPM_SETTINGS = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl'];

/**
 * Builds the image of the Dockerfile on the stand-in base image.
 * @param {string} standIn
 * @param {string} temporary
 * @returns {Promise<string>} the image's name
 */
export async function buildImage(standIn, temporary) {
  const npmrc = join(temporary, 'npmrc');
  const settings = await npmSettings();
  writeFileSync(npmrc, settings.map(([name, value]) => `${name}=${value}\n`).join(''));
  const certificates = settings.flatMap(([name, value]) => (name === 'cafile' ? [value] : []));
  await buildah(
    'bud',
    '--isolation=chroot',
    '--pull-never',
    '--format=docker',
    '--layers',
    '--force-rm',
    `--build-arg=NODE_BUILD_IMAGE=${standIn}`,
    `--build-arg=NODE_IMAGE=${standIn}`,
    `--volume=${npmrc}:/root/.npmrc:ro`,
    ...certificates.map((file) => `--volume=${file}:${file}:ro`),
    `--tag=${IMAGE}`,
    ROOT,
  );
  return IMAGE;
}

/** @returns {Promise<string[][]>} names and values of the existing settings */
async function npmSettings() {
  const settings = [];
  for (const name of NPM_SETTINGS) {
    const { output } = await runTool('npm', ['config', 'get', '--loglevel=silent', name], { cwd: ROOT });
    const value = output.trim();
    const isSet = !['', 'null', 'undefined'].includes(value) && (name !== 'cafile' || existsSync(value));
    if (isSet) settings.push([name, value]);
  }
  return settings;
}
