import { useEffect, useState } from 'react';
import { NoAnswerError } from '../lib/within';
import { inDatabase, onLateAnswer } from './database';
import type { OutboxName } from './database';
import { isWaiting } from './outgoing';
import type { Outgoing } from './outgoing';

/** `kept`: an entry was added or changed. `gone`: one was sent or given up. */
export type OutboxChange = 'kept' | 'gone';

/** `isElsewhere`: the change was made by another tab. */
type Listener = (change: OutboxChange, isElsewhere: boolean) => void;

/**
 * What members have done that the server does not know yet, kept in this browser until it does. Where storage is
 * full or blocked, entries live as long as the page, which then asks before it closes.
 */
export interface Outbox<Entry extends Outgoing> {
  /** Adds or replaces an entry. Once the promise resolves, it survives a reload and a sign-out. */
  keep: (entry: Entry) => Promise<void>;
  /** Changes the state of an entry; does nothing if it was given up meanwhile. */
  change: (entry: Entry, state: Entry['state']) => Promise<void>;
  /** Takes out an entry that was sent or given up. */
  remove: (key: string) => Promise<void>;
  /** Returns all members' entries, in the order in which they are sent. Without storage those of this page. */
  all: () => Promise<Entry[]>;
  /** The same, but rejects with a NoAnswerError where the storage does not answer: it may hold more. */
  allForSure: () => Promise<Entry[]>;
  /** Returns the member's entries that are still to be sent, in their order. */
  waitingOf: (userId: number) => Promise<Entry[]>;
  /** Tests whether the entry was neither sent nor given up. */
  has: (key: string) => Promise<boolean>;
  /** Returns the entries that would be lost with this page. */
  unsaved: () => Entry[];
  /** Tests whether an entry could be stored. No reader sees it. */
  hasRoomFor: (entry: Entry) => Promise<boolean>;
  /** Calls `listener` at every change in any tab; returns a stop function. */
  onChange: (listener: Listener) => () => void;
}

/**
 * Opens the outbox of one kind.
 *
 * @param keyOf returns the id of an entry, by which the server takes it once
 * @param inOrder sorts entries in the order in which they are sent
 */
export function openOutbox<Entry extends Outgoing>(
  name: OutboxName,
  keyOf: (entry: Entry) => string,
  inOrder: (entries: readonly Entry[]) => Entry[],
): Outbox<Entry> {
  const inMemory = new Map<string, Entry>();
  /** Number of entries that have left the memory. */
  let released = 0;
  const { announce, onChange } = openNews(name);
  onLateAnswer(() => announce('kept'));
  const release = (key: string): void => {
    inMemory.delete(key);
    released += 1;
    if (inMemory.size === 0) window.removeEventListener('beforeunload', warn);
  };
  const read = async (isForSure: boolean): Promise<Entry[]> => {
    const releasedBefore = released;
    const written = await inDatabase((database) => database.getAll(name)).catch((error: unknown) => {
      if (isForSure && error instanceof NoAnswerError) throw error;
      return [];
    });
    // An entry that went from memory to disk meanwhile may be missing in both.
    if (released !== releasedBefore) return read(isForSure);
    const entries = [...(written as Entry[]), ...inMemory.values()];
    const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
    return inOrder([...byKey.values()]);
  };
  const all = (): Promise<Entry[]> => read(false);
  const keep = async (entry: Entry): Promise<void> => {
    const key = keyOf(entry);
    inMemory.set(key, entry);
    window.addEventListener('beforeunload', warn);
    const isWritten = await isDone(name, (store) => store.put(entry));
    if (isWritten && inMemory.get(key) === entry) release(key);
    announce('kept');
  };
  return {
    keep,
    change: async (entry, state) => {
      const key = keyOf(entry);
      const changed = { ...entry, state };
      if (inMemory.has(key)) return keep(changed);
      await isDone(name, async (store) => (await store.get(key)) && store.put(changed));
      announce('kept');
    },
    remove: async (key) => {
      release(key);
      await isDone(name, (store) => store.delete(key));
      announce('gone');
    },
    all,
    allForSure: () => read(true),
    waitingOf: async (userId) => (await all()).filter((entry) => entry.userId === userId && isWaiting(entry)),
    has: async (key) => (await all()).some((entry) => keyOf(entry) === key),
    unsaved: () => [...inMemory.values()],
    hasRoomFor: (entry) =>
      isDone(name, (store) => Promise.all([store.put(entry), store.delete(keyOf(entry))])),
    onChange,
  };
}

interface WritableStore {
  get: (key: string) => Promise<unknown>;
  put: (entry: Outgoing) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
}

/** Makes a change in one transaction; returns false where storage is full or blocked. */
async function isDone(
  name: OutboxName,
  change: (store: WritableStore) => Promise<unknown>,
): Promise<boolean> {
  const written = inDatabase(async (database) => {
    // Waits for the disk, not only for the browser's cache.
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    await Promise.all([change(transaction.store), transaction.done]);
    return true;
  });
  return written.catch(() => false);
}

/** Tells this page and the site's other tabs of changes. */
function openNews(name: OutboxName) {
  const listeners = new Set<Listener>();
  const tell = (change: OutboxChange, isElsewhere: boolean): void => {
    for (const listener of [...listeners]) listener(change, isElsewhere);
  };
  const tabs = channelOf(`outbox-${name}`);
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<OutboxChange>) => tell(data, true);
  return {
    announce: (change: OutboxChange): void => {
      tell(change, false);
      tabs?.postMessage(change);
    },
    onChange: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Returns null where a browser that blocks the site's data refuses channels, too. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Asks before the page closes, while entries would be lost with it. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Returns all entries of an outbox, in their order; empty at first. */
export function useOutbox<Entry extends Outgoing>(outbox: Outbox<Entry>): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let newestReading = 0;
    const read = async (): Promise<void> => {
      newestReading += 1;
      const reading = newestReading;
      const kept = await outbox.all();
      if (reading === newestReading) setEntries(kept);
    };
    void read();
    const stop = outbox.onChange(() => void read());
    return () => {
      newestReading = Infinity;
      stop();
    };
  }, [outbox]);
  return entries;
}
