import BetterSqlite3 from 'better-sqlite3';
import { DAMAGE_EXIT_CODE, storageFault } from '../errors/storage-faults.js';

/* Reads a whole SQLite file, by a connection that can't write, and ends with 65 when it is damaged. */

try {
  const database = new BetterSqlite3(process.argv[2], { readonly: true, fileMustExist: true });
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok') process.exitCode = DAMAGE_EXIT_CODE;
  database.close();
} catch (error) {
  // A file may be too damaged to be looked through.
  if (storageFault(error) !== 'damaged') throw error;
  process.exitCode = DAMAGE_EXIT_CODE;
}
