import type { MigrationInterface, QueryRunner } from 'typeorm';
import { extendTable, reduceTable } from '../migration-table.js';

/** Tables that nothing reads any more. */
const UNUSED_TABLES = [
  'daily_tallies',
  'tallied_members',
  'tally_marks',
  'presence_nodes',
  'presence_members',
];

/** Finds a member's proven rounds, and old tickets, without reading all that the member abandoned. */
const ROUNDS_OF_STATUS = { name: 'rounds_of_status', columnNames: ['userId', 'status', 'decidedAt', 'id'] };

/** Drops what other tables or memory hold as well, and adds an index for a member's own rounds. */
export class Lighter1700000000020 implements MigrationInterface {
  readonly name = 'Lighter1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of UNUSED_TABLES) await runner.query(`DROP TABLE IF EXISTS ${table}`);
    await extendTable(runner, 'rounds', [], [ROUNDS_OF_STATUS]);
  }

  /** Restores no table: every row of these was derived. */
  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(runner, 'rounds', [], [ROUNDS_OF_STATUS.name]);
  }
}
