import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { storageFault } from './storage-faults.js';

/* Reads a whole SQLite file, by a connection that can't write, and says whether it is damaged. */

const database = new BetterSqlite3(workerData as string, { readonly: true, fileMustExist: true });
try {
  parentPort?.postMessage(database.pragma('quick_check(1)', { simple: true }) !== 'ok');
} catch (error) {
  // A file may be too damaged to be looked through.
  if (storageFault(error) !== 'damaged') throw error;
  parentPort?.postMessage(true);
} finally {
  database.close();
}
