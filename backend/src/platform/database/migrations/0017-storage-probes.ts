import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigIntegerColumn, integerColumn } from '../columns.js';
import { createTable } from '../migration-table.js';

/** Adds the row that a server writes to check whether the database is writable. */
export class StorageProbes1700000000017 implements MigrationInterface {
  readonly name = 'StorageProbes1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    // MySQL commits the table by itself: a table left by an interrupted run is created again, with its row.
    if (await runner.hasTable('storage_probes')) await runner.dropTable('storage_probes');
    await createTable(runner, {
      name: 'storage_probes',
      columns: [{ ...integerColumn('id'), isPrimary: true }, bigIntegerColumn('writes')],
    });
    await runner.query('INSERT INTO storage_probes (id, writes) VALUES (1, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('storage_probes');
  }
}
