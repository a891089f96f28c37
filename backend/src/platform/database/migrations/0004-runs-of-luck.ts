import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn } from '../columns.js';
import { extendTable, reduceTable } from '../migration-table.js';

const ROUND_INDICES = [
  // For the number of runs that a member has drawn since midnight.
  { name: 'rounds_issued_of_game', columnNames: ['userId', 'game', 'issuedAt'] },
];

const LEDGER_INDICES = [
  // For a member's coins from one source, newest first.
  { name: 'coin_transactions_of_source', columnNames: ['userId', 'source', 'id'] },
];

/**
 * Adds which rounds pay, since games of luck pay only a limited number a day, and an index for coins from
 * racing.
 */
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
