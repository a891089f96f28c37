import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';

/** Cache between runs: the stand-in image and the layers of the last builds. Delete it for a clean start. */
const CACHE = fromRoot('.cache', 'image-check');

/** Buildah options for separate storage, apart from the system's. */
const STORE = [
  `--root=${join(CACHE, 'storage')}`,
  `--runroot=${join(tmpdir(), 'alien-squad-image-check-run')}`,
];

/**
 * Runs buildah.
 * @param {...string} args
 * @returns {Promise<string>} what it printed
 * @throws {Failure} with what it printed
 */
export async function buildah(...args) {
  const { code, output } = await runTool('buildah', [...STORE, ...args]);
  if (code !== 0) throw new Failure(`buildah ${args[0]} failed: see above.`, output);
  return output.trim();
}

/**
 * @param {string} image
 * @returns {Promise<boolean>} whether the image has been made
 */
export async function hasImage(image) {
  const { code } = await runTool('buildah', [...STORE, 'inspect', '--type=image', image]);
  return code === 0;
}
