import { QueryFailedError } from 'typeorm';
import { errorAndCauses } from './error-code.js';
import { StartError } from './start-error.js';
import { isOverloaded } from './database-errors.js';

/**
 * Reasons why files can't be read or written: no room left, damage, a read-only disk or server, missing
 * permissions, a failing disk.
 */
export type StorageFault = 'full' | 'damaged' | 'read_only' | 'denied' | 'failing';

/** Exit code of a command, or of a server that can't start, when the database is damaged. */
export const DAMAGE_EXIT_CODE = 65;

/** Faults by the codes of SQLite, where prefixes match in this order, and of the operating system. */
const FAULT_OF_CODE: Readonly<Record<string, StorageFault>> = {
  SQLITE_FULL: 'full',
  // The shared-memory file of readers and writers can't grow: its disk is full.
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

/** Error numbers of MySQL and MariaDB per fault. */
const ERRNOS: Readonly<Record<StorageFault, readonly number[]>> = {
  // Disk full, table full, a file that can't be written or extended, and the same by the operating system's
  // number.
  full: [1021, 1114, 3, 20, 28],
  // A wrong or crashed index or table, a damaged page, a tablespace that is missing or can't be read.
  damaged: [126, 127, 134, 144, 145, 1034, 1035, 1194, 1195, 1712, 1812, 1813, 1814, 1877, 1932],
  // --read-only and --super-read-only; InnoDB in read-only mode.
  read_only: [1290, 1836, 1874, 4047],
  denied: [],
  // Files that can't be opened, read, closed or written, and errors of the storage engine.
  failing: [1016, 1017, 1023, 1024, 1026, 1030],
};

/** Returns the storage fault of an error or of its causes; undefined for any other error. */
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
 * Returns a StartError with one sentence about `place`, such as `the data folder /data`, if a start or a
 * command failed because of the storage or of another process that holds it. Undefined for any other error.
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
    `Nothing can be written to ${place}, which is read-only: make it writable, and try again.`,
  denied: (place) =>
    `This user may not read or write ${place}: give it the rights, or set DATABASE_URL or DATA_DIR.`,
  failing: (place) => `The disk of ${place} fails to read or write: check the system log.`,
};
