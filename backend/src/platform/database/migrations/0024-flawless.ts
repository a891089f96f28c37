import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Proven rounds of a member and a game in the order of their verdicts, with all that badges and the usual score ask for. */
const ROUNDS_OF_GAME = new TableIndex({
  name: 'rounds_of_game',
  columnNames: ['userId', 'game', 'status', 'decidedAt', 'score', 'ticks', 'isFlawless', 'rulesVersion'],
});

/** The index that the new one begins with. */
const ROUNDS_OF_USER = new TableIndex({
  name: 'rounds_of_user',
  columnNames: ['userId', 'game', 'status'],
});

/** Adds to each round whether it was flawless. Rounds of before are not: their logs may be gone. */
export class Flawless1700000000024 implements MigrationInterface {
  readonly name = 'Flawless1700000000024';

  /** Each step looks first, because MySQL keeps the steps of an interrupted run. */
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('rounds', 'isFlawless')))
      await runner.query('ALTER TABLE rounds ADD COLUMN isFlawless BOOLEAN NOT NULL DEFAULT 0');
    if (!(await hasIndex(runner, ROUNDS_OF_GAME))) await runner.createIndex('rounds', ROUNDS_OF_GAME);
    if (await hasIndex(runner, ROUNDS_OF_USER)) await runner.dropIndex('rounds', ROUNDS_OF_USER);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await hasIndex(runner, ROUNDS_OF_USER))) await runner.createIndex('rounds', ROUNDS_OF_USER);
    if (await hasIndex(runner, ROUNDS_OF_GAME)) await runner.dropIndex('rounds', ROUNDS_OF_GAME);
    if (await runner.hasColumn('rounds', 'isFlawless'))
      await runner.query('ALTER TABLE rounds DROP COLUMN isFlawless');
  }
}

async function hasIndex(runner: QueryRunner, { name }: TableIndex): Promise<boolean> {
  const rounds = await runner.getTable('rounds');
  return rounds?.indices.some((index) => index.name === name) ?? false;
}
