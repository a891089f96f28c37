import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Outgoing } from './outgoing';
import type { PrefetchedTicket } from './prefetched-ticket';

/** The kinds of what is sent later, each with a store of its own, and the name of its key. */
const OUTBOXES = { rounds: 'id', messages: 'clientId', directMessages: 'clientId' } as const;

export type OutboxName = keyof typeof OUTBOXES;

interface OutboxStore {
  key: string;
  value: Outgoing;
}

interface OfflineSchema extends DBSchema {
  tickets: { key: string; value: PrefetchedTicket };
  rounds: OutboxStore;
  messages: OutboxStore;
  directMessages: OutboxStore;
}

const NAME = 'alien-squad';
/** Raised with each new store. */
const VERSION = 5;

/**
 * Runs `work` on the database and closes it again, because an open connection would block a version upgrade
 * in another tab. Rejects where IndexedDB is missing or blocked (private mode).
 */
export async function inDatabase<Result>(
  work: (database: IDBPDatabase<OfflineSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<OfflineSchema>(NAME, VERSION, {
    upgrade: (changed) => {
      const has = (store: OutboxName | 'tickets'): boolean => changed.objectStoreNames.contains(store);
      if (!has('tickets')) changed.createObjectStore('tickets', { keyPath: 'round' });
      for (const [name, keyPath] of Object.entries(OUTBOXES) as [OutboxName, string][])
        if (!has(name)) changed.createObjectStore(name, { keyPath });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
