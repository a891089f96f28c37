import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keyColumn, timestampColumn } from '../columns.js';
import { dialectOf, extendTable, reduceTable } from '../migration-table.js';

/** Adds the link by which a session may download one backup; nodes of an older version ignore it. */
export class BackupLinks1700000000018 implements MigrationInterface {
  readonly name = 'BackupLinks1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'sessions', [
      { ...keyColumn(dialectOf(runner), 'backupKeyHash', 64), isNullable: true },
      timestampColumn('backupKeyUntil', { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(runner, 'sessions', ['backupKeyHash', 'backupKeyUntil']);
  }
}
