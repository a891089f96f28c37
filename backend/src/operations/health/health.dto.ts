import type { StorageWarning } from './storage-state.js';

/** How the server is. */
export class HealthDto {
  status!: 'ok';
}

/** How a server is that can serve requests. */
export class ReadinessDto {
  status!: 'ok';

  /** What nodes share Redis for: `away` means that each keeps to itself until it is back. */
  redis!: 'none' | 'connected' | 'away';

  /** What an operator has to look at: a damaged database, or a disk that is nearly full (`low`). */
  storage!: 'ok' | StorageWarning;
}
