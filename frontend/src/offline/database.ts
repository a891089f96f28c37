import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import type { WaitingMessage } from './waiting-message';
import type { PrefetchedTicket } from './prefetched-ticket';
import type { PlayedRound } from './played-round';

/** Schema of the local database; a new store needs one line here and one in `upgrade`. */
interface OfflineSchema extends DBSchema {
  rounds: { key: string; value: PlayedRound };
  tickets: { key: string; value: PrefetchedTicket };
  messages: { key: string; value: WaitingMessage };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const NAME = 'alien-squad';
const VERSION = 4;

/**
 * Runs `work` on the database and closes it again, because an open connection would block a version upgrade
 * in another tab. Rejects where IndexedDB is missing or blocked (private mode).
 */
export async function inDatabase<Result>(
  work: (database: OfflineDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<OfflineSchema>(NAME, VERSION, {
    upgrade: (changed, former, _next, change) => {
      if (former < 1) changed.createObjectStore('rounds', { keyPath: 'id' });
      if (former < 2) changed.createObjectStore('tickets', { keyPath: 'round' });
      if (former < 4) changed.createObjectStore('messages', { keyPath: 'clientId' });
      if (former === 1 || former === 2)
        nameTheIssue(change.objectStore('rounds')).catch(() => change.abort());
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Sets `issuedAt` of rounds stored by an older version to their end, which keeps their order. */
async function nameTheIssue(
  rounds: IDBPObjectStore<OfflineSchema, ArrayLike<StoreNames<OfflineSchema>>, 'rounds', 'versionchange'>,
): Promise<void> {
  for (const round of await rounds.getAll()) await rounds.put({ ...round, issuedAt: round.finishedAt });
}
