import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type Dialect,
  flagColumn,
  idColumn,
  integerColumn,
  keyColumn,
  longTextColumn,
  textColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf, type MigrationTable } from '../migration-table.js';

/** Adds rounds with their verdicts, the members' records per game, and the coin ledger (§3). */
export class RoundsAndLedger1700000000002 implements MigrationInterface {
  readonly name = 'RoundsAndLedger1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    const dialect = dialectOf(runner);
    await createTable(runner, rounds(dialect));
    await createTable(runner, gameStats(dialect));
    await createTable(runner, coinTransactions(dialect));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('coin_transactions');
    await runner.dropTable('game_stats');
    await runner.dropTable('rounds');
  }
}

/** Foreign key to a row's member. Accounts are closed, never deleted, so a row can't lose its member. */
const ofMember = (name: string): NonNullable<MigrationTable['foreignKeys']>[number] => ({
  name,
  columnNames: ['userId'],
  referencedTableName: 'users',
  referencedColumnNames: ['id'],
  onDelete: 'RESTRICT',
});

const rounds = (dialect: Dialect): MigrationTable => ({
  name: 'rounds',
  columns: [
    keyColumn(dialect, 'id', 32, { isPrimary: true }),
    integerColumn('userId'),
    keyColumn(dialect, 'game', 32),
    keyColumn(dialect, 'seed', 32),
    integerColumn('rulesVersion'),
    keyColumn(dialect, 'status', 16),
    timestampColumn('issuedAt'),
    timestampColumn('expiresAt'),
    timestampColumn('decidedAt', { nullable: true }),
    keyColumn(dialect, 'reason', 40, { nullable: true }),
    integerColumn('score', { default: 0 }),
    integerColumn('coins', { default: 0 }),
    integerColumn('ticks', { default: 0 }),
    flagColumn('isNewHighScore'),
    keyColumn(dialect, 'stateHash', 16, { nullable: true }),
    longTextColumn(dialect, 'log', { nullable: true, isLong: true }),
  ],
  foreignKeys: [ofMember('rounds_user')],
  indices: [{ name: 'rounds_of_user', columnNames: ['userId', 'game', 'status'] }],
});

const gameStats = (dialect: Dialect): MigrationTable => ({
  name: 'game_stats',
  columns: [
    idColumn(dialect),
    integerColumn('userId'),
    textColumn(dialect, 'gameName', 64),
    integerColumn('timePlayed', { default: 0 }),
    integerColumn('timesPlayed', { default: 0 }),
    integerColumn('highScore', { nullable: true }),
    timestampColumn('lastPlayed', { nullable: true }),
    integerColumn('unverifiedTimePlayed', { default: 0 }),
    integerColumn('unverifiedTimesPlayed', { default: 0 }),
    integerColumn('unverifiedHighScore', { nullable: true }),
  ],
  foreignKeys: [ofMember('game_stats_user')],
  indices: [{ name: 'game_stats_of_user', columnNames: ['userId', 'gameName'], isUnique: true }],
});

const coinTransactions = (dialect: Dialect): MigrationTable => ({
  name: 'coin_transactions',
  columns: [
    idColumn(dialect),
    integerColumn('userId'),
    integerColumn('amount'),
    textColumn(dialect, 'description', 200),
    keyColumn(dialect, 'source', 16),
    keyColumn(dialect, 'idempotencyKey', 80),
    integerColumn('balanceAfter'),
    timestampColumn('createdAt'),
  ],
  foreignKeys: [ofMember('coin_transactions_user')],
  indices: [
    { name: 'coin_transactions_of_user', columnNames: ['userId', 'id'] },
    { name: 'coin_transactions_key', columnNames: ['idempotencyKey'], isUnique: true },
  ],
  checks: { coin_transactions_amount: 'amount <> 0', coin_transactions_balance: 'balanceAfter >= 0' },
});
