import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

/** Returns the page an IndexedDB of its own, with nothing in it. */
export function emptyDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
}
