import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DAMAGE_EXIT_CODE } from '../errors/storage-faults.js';

/** The file beside this one, compiled or not. */
const ENTRY = fileURLToPath(import.meta.url).replace(/\.([jt]s)$/, '.process.$1');

/**
 * Reads a whole SQLite file beside the server: a large one takes minutes. That is a process of its own, which ends with
 * this one; a thread would have to come to its end first.
 *
 * @returns whether it is damaged
 */
export async function isFileDamaged(path: string): Promise<boolean> {
  const check = spawn(process.execPath, [...process.execArgv, ENTRY, path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (): boolean => check.kill('SIGKILL');
  process.once('exit', end);
  try {
    const [told] = await Promise.all([text(check.stderr), once(check, 'close')]);
    if (check.exitCode === 0) return false;
    if (check.exitCode === DAMAGE_EXIT_CODE) return true;
    throw new Error(`The check of ${path} ended with ${check.exitCode ?? check.signalCode}: ${told}`);
  } finally {
    process.off('exit', end);
  }
}
