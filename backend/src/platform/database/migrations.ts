import type { MigrationInterface } from 'typeorm';
import { Baseline1800000000001 } from './migrations/0001-baseline.js';
import { Restarts1800000000002 } from './migrations/0002-restarts.js';

/**
 * Every migration, oldest first. A new one is a file in `migrations/` and one line here. From the first release
 * on, they are never changed.
 */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  Baseline1800000000001,
  Restarts1800000000002,
];
