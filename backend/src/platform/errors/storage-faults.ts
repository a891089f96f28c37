import { QueryFailedError } from 'typeorm';
import { errorAndCauses } from './error-causes.js';
import { StartError } from './start-error.js';
import { isOverloaded } from './database-errors.js';

/**
 * Why files can't be read or written: no room left, damage, a disk or server that takes no writes, rights that are
 * missing, a disk that fails.
 */
export type StorageFault = 'full' | 'damaged' | 'read_only' | 'denied' | 'failing';

/** What a command, and a server that can't start, end with where the database is damaged. */
export const DAMAGE_EXIT_CODE = 65;

/** By the codes of SQLite, where the longest that fits counts, and of the operating system. */
const FAULT_OF_CODE: Readonly<Record<string, StorageFault>> = {
  SQLITE_FULL: 'full',
  // The file that readers and writers share can't be made larger: its disk is full.
  SQLITE_IOERR_SHMSIZE: 'full',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_READONLY: 'read_only',
  SQLITE_IOERR: 'failing',
  SQLITE_PERM: 'denied',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read_only',
  EACCES: 'denied',
  EPERM: 'denied',
  EIO: 'failing',
};

/** By the numbers that MySQL and MariaDB answer with. */
const ERRNOS: Readonly<Record<StorageFault, readonly number[]>> = {
  // Disk full, table full, a file that can't be written or made larger, and the same by the operating system's number.
  full: [1021, 1114, 3, 20, 28],
  // A wrong or crashed index or table, a damaged page, a tablespace that is missing or can't be read.
  damaged: [126, 127, 134, 144, 145, 1034, 1035, 1194, 1195, 1712, 1812, 1813, 1814, 1877, 1932],
  // --read-only and --super-read-only; InnoDB in read-only mode.
  read_only: [1290, 1836, 1874, 4047],
  denied: [],
  // Files that can't be opened, read, closed or written, and errors of the storage engine.
  failing: [1016, 1017, 1023, 1024, 1026, 1030],
};

/** What kind of failure of the storage an error, or what it comes from, tells of; undefined when it is another one. */
export function storageFault(error: unknown): StorageFault | undefined {
  for (const found of errorAndCauses(error)) {
    const fault = faultOf(found instanceof QueryFailedError ? (found.driverError as Error) : found);
    if (fault) return fault;
  }
  return undefined;
}

function faultOf(error: { code?: unknown; errno?: unknown }): StorageFault | undefined {
  const { code, errno } = error;
  const entries = Object.entries(FAULT_OF_CODE);
  const [, byCode] = entries.find(([name]) => typeof code === 'string' && code.startsWith(name)) ?? [];
  if (byCode || typeof errno !== 'number') return byCode;
  return (Object.keys(ERRNOS) as StorageFault[]).find((fault) => ERRNOS[fault].includes(errno));
}

/**
 * Why a start or a command can't go on, where that is the storage or another process that holds it, as one sentence about
 * `place`: such as `the data folder /data`. Undefined for any other error.
 */
export function storageStartError(error: unknown, place: string): StartError | undefined {
  const fault = storageFault(error);
  if (!fault) return errorAndCauses(error).some(isOverloaded) ? busy(place, error) : undefined;
  return new StartError(SENTENCES[fault](place), {
    cause: error,
    exitCode: fault === 'damaged' ? DAMAGE_EXIT_CODE : 1,
  });
}

function busy(place: string, cause: unknown): StartError {
  return new StartError(`Another process keeps ${place} busy: try again when it is done.`, { cause });
}

const SENTENCES: Readonly<Record<StorageFault, (place: string) => string>> = {
  full: (place) => `The disk of ${place} is full: make room there, and try again.`,
  damaged: (place) =>
    `There is damage in ${place}: check that it is the right one, stop the site, keep a copy, and restore the last backup (docs/operations.md, "Disk full or damaged").`,
  read_only: (place) =>
    `There is no writing to ${place}, which is read-only: make it writable, and try again.`,
  denied: (place) =>
    `This user may not read or write ${place}: give it the rights, or set DATABASE_URL or DATA_DIR.`,
  failing: (place) => `The disk of ${place} fails to read or write: look into the log of its system.`,
};
