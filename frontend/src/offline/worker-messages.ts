/** Message from the service worker to its pages (§3): an update is waiting, or the network did not answer. */
export interface WorkerMessage {
  type: 'CACHE_UPDATED' | 'OFFLINE';
}

/** Request of a page to the service worker: activate the update, or cache the games' files. */
export interface WorkerRequest {
  type: 'ACTIVATE' | 'CACHE_GAMES';
}
