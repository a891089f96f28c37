import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Tables whose rows are derived from other tables, or kept in memory. */
const UNUSED_TABLES = [
  'daily_tallies',
  'tallied_members',
  'tally_marks',
  'presence_nodes',
  'presence_members',
  'livestream_viewers',
];

/** Finds a member's proven rounds, and old tickets, without reading all that the member abandoned. */
const ROUNDS_OF_STATUS = new TableIndex({
  name: 'rounds_of_status',
  columnNames: ['userId', 'status', 'decidedAt', 'id'],
});

/** Drops unused tables, indexes a member's rounds by status, and stores a salt instead of the stream key. */
export class Lighter1700000000020 implements MigrationInterface {
  readonly name = 'Lighter1700000000020';

  /** Each step looks first, because MySQL keeps the steps of an interrupted run. */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of UNUSED_TABLES) await runner.query(`DROP TABLE IF EXISTS ${table}`);
    const rounds = await runner.getTable('rounds');
    if (!rounds?.indices.some(({ name }) => name === ROUNDS_OF_STATUS.name))
      await runner.createIndex('rounds', ROUNDS_OF_STATUS);
    if (!(await runner.hasColumn('livestream', 'streamKeySalt')))
      await runner.query("ALTER TABLE livestream ADD COLUMN streamKeySalt VARCHAR(64) NOT NULL DEFAULT ''");
    for (const column of ['streamKeyHash', 'streamKeySealed']) {
      if (await runner.hasColumn('livestream', column))
        await runner.query(`ALTER TABLE livestream DROP COLUMN ${column}`);
    }
  }

  /** Restores nothing: what it dropped was derived. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('rounds', ROUNDS_OF_STATUS);
  }
}
