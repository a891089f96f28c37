import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { runTool } from '../lib/processes.mjs';

/** Packages that only building and testing need. */
const UNWANTED_PACKAGES = ['phaser', 'react', 'vite', 'typescript', 'jest', 'playwright-core', 'frontend'];

/** Files that would be secrets, user data or tests. */
const UNWANTED_FILES = /(^|\/)(\.env[^/]*|\.npmrc|\.git|.*\.sqlite|.*\.test\.[a-z]+|testing|src)$/;

/**
 * Checks the files below /app.
 * @param {import('./mounted-image.mjs').MountedImage} image
 * @returns {Promise<number>} their size in kB
 * @throws {Failure} with the files that must not be there
 */
export async function checkContents({ root }) {
  const app = join(root, 'app');
  const packages = UNWANTED_PACKAGES.filter((name) => existsSync(join(app, 'node_modules', name)));
  if (packages.length > 0)
    throw new Failure(`The image holds ${packages.join(', ')}: only building needs that.`);
  const own = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const unwanted = own.filter((path) => !path.includes('node_modules/') && UNWANTED_FILES.test(path));
  if (unwanted.length > 0) throw new Failure(`The image holds ${unwanted.join(', ')}.`);
  const writable = own.filter((path) => canBeChanged(join(app, path)));
  if (writable.length > 0)
    throw new Failure(`Others than root may change ${writable.slice(0, 5).join(', ')}.`);
  if (readdirSync(join(root, 'data')).length > 0) throw new Failure('The image holds data.');
  const { output } = await runTool('du', ['--summarize', '--block-size=1K', app]);
  return Number.parseInt(output, 10);
}

/**
 * Returns true if the image's user may change a file: it is not root and in no group.
 * @param {string} path
 */
function canBeChanged(path) {
  const stats = lstatSync(path);
  const isOfRoot = stats.uid === 0 && stats.gid === 0;
  return !isOfRoot || (!stats.isSymbolicLink() && (stats.mode & 0o002) !== 0);
}
