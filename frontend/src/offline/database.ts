import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { WaitingRound } from './waiting-round';

/** What this browser keeps for its members; a new store is one line here and one in `upgrade`. */
interface OfflineSchema extends DBSchema {
  rounds: { key: string; value: WaitingRound };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const NAME = 'alien-squad';
const VERSION = 1;

/**
 * Does some work on the database and closes it again: an open connection would keep another tab from bringing it to a
 * newer version. Rejects where the browser has no IndexedDB or lets no one use it (private mode).
 */
export async function inDatabase<Result>(
  work: (database: OfflineDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<OfflineSchema>(NAME, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore('rounds', { keyPath: 'id' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
