import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/**
 * Returns the parent of temporary folders, in memory if the machine has such a folder: test databases are
 * fastest there.
 * @returns {string}
 */
export function fastTemporaryDirectory() {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
}
