import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone, without a slash at its end. */
export const ROOT = join(fileURLToPath(import.meta.url), '..', '..', '..');

/**
 * A path below the clone.
 * @param {...string} parts
 * @returns {string}
 */
export function fromRoot(...parts) {
  return join(ROOT, ...parts);
}
