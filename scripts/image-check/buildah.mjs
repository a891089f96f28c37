import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';

/** What the checks keep between runs: the stand-in, and the layers of the last builds. Delete it to start afresh. */
const CACHE = fromRoot('.cache', 'image-check');

/** Buildah with images and containers of its own, apart from the system's. */
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
