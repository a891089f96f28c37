import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { BROWSER_LIMIT_MS, NoAnswerError, within } from '../lib/within';
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

const NAME = 'alien-squad-offline';
/** Raised with each new store. */
const VERSION = 1;

/** True while an open is unanswered after its time: no other one is tried until it is answered. */
let isSilent = false;
const lateListeners: (() => void)[] = [];

/** Calls `listener` whenever the database has answered late: what it holds was not read. */
export const onLateAnswer = (listener: () => void): void => void lateListeners.push(listener);

/**
 * Runs `work` on the database and closes it again, because an open connection would block a version upgrade
 * in another tab. Rejects where IndexedDB is missing or blocked (private mode), and with a NoAnswerError where it
 * does not open in time; then it may hold anything.
 */
export async function inDatabase<Result>(
  work: (database: IDBPDatabase<OfflineSchema>) => Promise<Result>,
): Promise<Result> {
  if (isSilent) throw new NoAnswerError();
  const opening = openDB<OfflineSchema>(NAME, VERSION, {
    upgrade: (changed) => {
      changed.createObjectStore('tickets', { keyPath: 'round' });
      for (const [name, keyPath] of Object.entries(OUTBOXES) as [OutboxName, string][])
        changed.createObjectStore(name, { keyPath });
    },
  });
  const database = await within(BROWSER_LIMIT_MS, () => opening).catch((error: unknown) => {
    if (error instanceof NoAnswerError) awaitLate(opening);
    throw error;
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Lets the database be used again once it has answered late. */
function awaitLate(opening: Promise<IDBPDatabase<OfflineSchema>>): void {
  isSilent = true;
  const hear = (late?: IDBPDatabase<OfflineSchema>): void => {
    isSilent = false;
    late?.close();
    for (const listener of lateListeners) listener();
  };
  opening.then(hear, () => hear());
}
