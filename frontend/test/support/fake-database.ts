import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

/** Replaces the page's IndexedDB by an empty one. */
export function emptyDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
}
