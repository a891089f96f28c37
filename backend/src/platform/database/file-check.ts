import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { DAMAGE_EXIT_CODE } from '../errors/storage-faults.js';

/** The script beside this file, compiled or not. */
const SCRIPT = fileURLToPath(import.meta.url).replace(/\.([jt]s)$/, '.process.$1');

/**
 * Checks a whole SQLite file, and calls `onDamage` when it is damaged. A large file takes minutes, so a child
 * process reads it; `stopped` kills it.
 */
export function checkFile(path: string, log: Logger, stopped: AbortSignal, onDamage: () => void): void {
  const args = [...process.execArgv, SCRIPT, path];
  execFile(process.execPath, args, { signal: stopped, killSignal: 'SIGKILL' }, (error) => {
    if (!error || stopped.aborted) return;
    if (error.code === DAMAGE_EXIT_CODE) onDamage();
    else log.warn(error, 'The database file could not be checked.');
  });
}
