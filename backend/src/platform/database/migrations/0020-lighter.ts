import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that nothing reads any more. */
const UNUSED_TABLES = [
  'daily_tallies',
  'tallied_members',
  'tally_marks',
  'presence_nodes',
  'presence_members',
];

/** Drops what other tables or memory hold as well. */
export class Lighter1700000000020 implements MigrationInterface {
  readonly name = 'Lighter1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of UNUSED_TABLES) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }

  /** Restores nothing: every row of these tables was derived. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
