import type { MigrationInterface, QueryRunner } from 'typeorm';
import { timestampColumn } from '../columns.js';
import { extendTable, reduceTable } from '../migration-table.js';

/**
 * Adds the end of the time that counted for a proven round; unknown for older rounds, and for rounds written
 * by nodes of an older version.
 */
export class CountedTime1700000000016 implements MigrationInterface {
  readonly name = 'CountedTime1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'rounds', [timestampColumn('countedUntil', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(runner, 'rounds', ['countedUntil']);
  }
}
