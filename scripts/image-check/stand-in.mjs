import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { commandPath } from '../lib/commands.mjs';
import { Failure } from '../lib/failure.mjs';
import { unpackNode } from '../lib/node-package.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { buildah, hasImage } from './buildah.mjs';

/** As in the official images; the compiler is only in the build image, which does not matter here. */
const PACKAGES = ['ca-certificates', 'libatomic1', 'python3', 'make', 'g++'];
const MIRROR = 'http://deb.debian.org/debian';

/**
 * Builds a replacement for the official Node.js image that the Dockerfile names, for machines that cannot
 * pull it: the same release of Debian, and the same version of Node.js from npm's registry.
 * @param {string} temporary
 * @returns {Promise<string>} its name
 */
export async function makeStandIn(temporary) {
  const [, node, debian] =
    /^ARG NODE_IMAGE=node:(\d+)-(\w+)-slim$/m.exec(readFileSync(fromRoot('Dockerfile'), 'utf8')) ?? [];
  if (!debian) throw new Failure('The Dockerfile has no ARG NODE_IMAGE=node:<version>-<debian>-slim.');
  const image = `localhost/alien-squad-stand-in:node${node}-${debian}`;
  if (await hasImage(image)) return image;
  const root = join(temporary, 'stand-in');
  await run('debootstrap', ['--variant=minbase', `--include=${PACKAGES.join(',')}`, debian, root, MIRROR]);
  await addNode(root, node);
  rmSync(join(root, 'var/cache/apt/archives'), { recursive: true });
  await run('chroot', [root, 'groupadd', '--gid=1000', 'node']);
  await run('chroot', [root, 'useradd', '--uid=1000', '--gid=node', '--create-home', 'node']);
  await commit(root, image);
  rmSync(root, { recursive: true });
  return image;
}

/**
 * Installs Node.js with its headers and npm at the paths of the official image.
 * @param {string} root
 * @param {string} version
 */
async function addNode(root, version) {
  const local = join(root, 'usr/local');
  await unpackNode(version, local);
  const npm = join(realpathSync(commandPath('npm') ?? ''), '..', '..');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
}

/**
 * @param {string} root a folder
 * @param {string} image the name of the image that is made of it
 */
async function commit(root, image) {
  const container = await buildah('from', 'scratch');
  await buildah('add', '--quiet', container, root, '/');
  await buildah(
    'config',
    '--env=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    container,
  );
  await buildah('commit', '--quiet', '--rm', container, image);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string>} what it printed
 */
async function run(command, args) {
  const { code, output } = await runTool(command, args);
  if (code !== 0) throw new Failure(`${command} ${args[0]} failed: see above.`, output);
  return output;
}
