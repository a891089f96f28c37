import type { MigrationInterface } from 'typeorm';
import { Baseline1700000000019 } from './migrations/0019-baseline.js';
import { Lighter1700000000020 } from './migrations/0020-lighter.js';
import { LivestreamRows1700000000021 } from './migrations/0021-livestream-rows.js';
import { Arrival1700000000022 } from './migrations/0022-arrival.js';
import { Samples1700000000023 } from './migrations/0023-samples.js';
import { Flawless1700000000024 } from './migrations/0024-flawless.js';

/**
 * Every migration, oldest first. A new one is a file in `migrations/` and one line here. From the first release
 * on, they are never changed.
 */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  Baseline1700000000019,
  Lighter1700000000020,
  LivestreamRows1700000000021,
  Arrival1700000000022,
  Samples1700000000023,
  Flawless1700000000024,
];
