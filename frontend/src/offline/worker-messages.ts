/** What the service worker tells its pages (§3): a new version waits, or the network did not answer. */
export interface WorkerMessage {
  type: 'CACHE_UPDATED' | 'OFFLINE';
}

/** What a page asks of the service worker: to take over now, or to fetch what a running game needs. */
export interface WorkerRequest {
  type: 'ACTIVATE' | 'CACHE_GAMES';
}
