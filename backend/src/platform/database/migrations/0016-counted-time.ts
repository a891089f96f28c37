import type { MigrationInterface, QueryRunner } from 'typeorm';
import { timestampColumn } from '../columns.js';
import { extendTable, reduceTable } from '../migration-table.js';

/** Where the time ends that a proven round was given; unknown of those before, and of nodes of an older version. */
export class CountedTime1700000000016 implements MigrationInterface {
  readonly name = 'CountedTime1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'rounds', [timestampColumn('countedUntil', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(runner, 'rounds', ['countedUntil']);
  }
}
