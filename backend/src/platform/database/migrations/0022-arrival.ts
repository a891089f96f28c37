import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns of `users`, with their types on both databases. */
const COLUMNS = {
  firstColour: 'VARCHAR(40)',
  firstFlightEndedAt: 'BIGINT',
  goalItemType: 'VARCHAR(16)',
  goalItemId: 'VARCHAR(40)',
} as const;

/** Adds to each member their free first colour, the end of their first flight and their saved goal. */
export class Arrival1700000000022 implements MigrationInterface {
  readonly name = 'Arrival1700000000022';

  /** Each step looks first, because MySQL keeps the steps of an interrupted run. Members of before need no first flight. */
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS)) {
      if (!(await runner.hasColumn('users', column)))
        await runner.query(`ALTER TABLE users ADD COLUMN ${column} ${type}`);
    }
    await runner.query('UPDATE users SET firstFlightEndedAt = createdAt');
  }

  /** Drops what it added. */
  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE users DROP COLUMN ${column}`);
  }
}
