import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn } from '../columns.js';
import { extendTable, reduceTable } from '../migration-table.js';

const ROUND_INDICES = [
  // How many runs a member has drawn since midnight.
  { name: 'rounds_issued_of_game', columnNames: ['userId', 'game', 'issuedAt'] },
];

const LEDGER_INDICES = [
  // What a member got from one source, newest first.
  { name: 'coin_transactions_of_source', columnNames: ['userId', 'source', 'id'] },
];

/** Which rounds pay, since of games of luck only so many a day do; and what a member got from racing. */
export class RunsOfLuck1700000000004 implements MigrationInterface {
  readonly name = 'RunsOfLuck1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'rounds', [flagColumn('pays', true)], ROUND_INDICES);
    await extendTable(runner, 'coin_transactions', [], LEDGER_INDICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(
      runner,
      'coin_transactions',
      [],
      LEDGER_INDICES.map(({ name }) => name),
    );
    await reduceTable(
      runner,
      'rounds',
      ['pays'],
      ROUND_INDICES.map(({ name }) => name),
    );
  }
}
