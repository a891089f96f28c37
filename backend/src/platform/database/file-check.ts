import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DAMAGE_EXIT_CODE } from '../errors/storage-faults.js';

/** The script beside this file, compiled or not. */
const ENTRY = fileURLToPath(import.meta.url).replace(/\.([jt]s)$/, '.process.$1');

/**
 * Checks a whole SQLite file in a child process, since a large one takes minutes. The child is killed when
 * this process exits; a thread would have to finish first.
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
