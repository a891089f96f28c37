import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { StartError } from '../errors/start-error.js';
import { isLocked } from '../errors/database-errors.js';
import { storageStartError } from '../errors/storage-faults.js';

/**
 * Lock on a data folder for one process. The operating system releases it when the process ends, for whatever
 * reason.
 */
export interface DataLock {
  release(): void;
}

/**
 * Creates the folder of `lockPath` and takes the lock in it. Throws a StartError when another process has it
 * or the folder can't be written.
 */
export function takeDataLock(lockPath: string): DataLock {
  const folder = dirname(lockPath);
  try {
    // Only for the site's own user: it holds the members' password hashes.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new BetterSqlite3(lockPath, { timeout: 0 });
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      lock.close();
      throw error;
    }
    return { release: () => lock.close() };
  } catch (error) {
    if (isLocked(error)) {
      throw new StartError(
        `Another Alien Squad is already using ${folder}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    throw (
      storageStartError(error, `the data folder ${folder}`) ??
      new StartError(`The data folder ${folder} can't be written: set DATA_DIR to a folder that can.`)
    );
  }
}
