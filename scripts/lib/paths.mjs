import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone, without a trailing slash. */
export const ROOT = join(fileURLToPath(import.meta.url), '..', '..', '..');

/**
 * Returns a path inside the clone.
 * @param {...string} parts
 * @returns {string}
 */
export function fromRoot(...parts) {
  return join(ROOT, ...parts);
}
