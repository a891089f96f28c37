import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The file beside this one, compiled or not. */
const WORKER = fileURLToPath(import.meta.url).replace(/\.([jt]s)$/, '.worker.$1');

/**
 * Reads a whole SQLite file beside the server, in a thread of its own: a large one takes seconds. Whoever stops the server
 * does not wait for it.
 *
 * @returns whether it is damaged
 */
export async function isFileDamaged(path: string): Promise<boolean> {
  const worker = new Worker(WORKER, { workerData: path });
  worker.unref();
  const [isDamaged] = (await once(worker, 'message')) as [boolean];
  return isDamaged;
}
