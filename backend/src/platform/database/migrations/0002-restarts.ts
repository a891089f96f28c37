import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether a round was left by a restart; earlier ones were not. */
export class Restarts1800000000002 implements MigrationInterface {
  /** MySQL commits the column by itself: after an interrupted run it is there. */
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('rounds', 'isRestarted')) return;
    await runner.query('ALTER TABLE rounds ADD COLUMN isRestarted BOOLEAN NOT NULL DEFAULT 0');
  }

  /** Fails: an older version refuses a newer database. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back to an older version.'));
  }
}
