import BetterSqlite3 from 'better-sqlite3';
import { DAMAGE_EXIT_CODE, storageFault } from '../errors/storage-faults.js';

/* Reads a whole SQLite file through a read-only connection, and exits with 65 when it is damaged. */

try {
  const database = new BetterSqlite3(process.argv[2], { readonly: true, fileMustExist: true });
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok') process.exitCode = DAMAGE_EXIT_CODE;
  database.close();
} catch (error) {
  // A file may be too damaged to be checked.
  if (storageFault(error) !== 'damaged') throw error;
  process.exitCode = DAMAGE_EXIT_CODE;
}
