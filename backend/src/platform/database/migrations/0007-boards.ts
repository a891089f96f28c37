import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import {
  bigIntegerColumn,
  type Dialect,
  idColumn,
  integerColumn,
  keyColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf, extendTable, type MigrationTable, reduceTable } from '../migration-table.js';

/** Games of this version by id; the last is a game of luck, which no board ranks. */
const GAME_NAMES = {
  'alien-clicker': 'Alien Clicker',
  'memory-match': 'Memory Match',
  'stronghold-defense': 'Stronghold Defense',
  'alien-racing': 'Alien Racing',
  'racing-simulator': 'Racing Simulator',
} as const;
const UNRANKED = GAME_NAMES['racing-simulator'];

const STATS_INDICES = [
  // For the members who played a game last.
  { name: 'game_stats_last_played', columnNames: ['gameName', 'lastPlayed', 'userId'] },
];

const USER_INDICES = [
  // For the members who played last, in any game.
  { name: 'users_last_played', columnNames: ['lastPlayedAt', 'id'] },
];

/**
 * Adds boards with their entries and the blocks that make ranks cheap, which the server fills at its start;
 * the coins of a record; and when a member last played a ranked game.
 */
export class Boards1700000000007 implements MigrationInterface {
  readonly name = 'Boards1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    const dialect = dialectOf(runner);
    for (const table of tables(dialect)) {
      // MySQL commits each table by itself: a table made before an interruption stays.
      if (!(await runner.hasTable(table.name))) await createTable(runner, table);
    }
    await extendTable(runner, 'game_stats', [integerColumn('totalCoins', { default: 0 })], STATS_INDICES);
    await extendTable(runner, 'users', [timestampColumn('lastPlayedAt', { nullable: true })], USER_INDICES);
    await countCoins(runner);
    await runner.query(
      `UPDATE users SET lastPlayedAt =
         (SELECT MAX(s.lastPlayed) FROM game_stats s WHERE s.userId = users.id AND s.gameName <> ?)`,
      [UNRANKED],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(
      runner,
      'users',
      ['lastPlayedAt'],
      USER_INDICES.map(({ name }) => name),
    );
    await reduceTable(
      runner,
      'game_stats',
      ['totalCoins'],
      STATS_INDICES.map(({ name }) => name),
    );
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name);
    await runner.query("DELETE FROM settings WHERE `key` = 'rankingRules'");
  }
}

async function countCoins(runner: QueryRunner): Promise<void> {
  for (const [game, gameName] of Object.entries(GAME_NAMES)) {
    await runner.query(
      `UPDATE game_stats SET totalCoins = COALESCE((
         SELECT SUM(r.coins) FROM rounds r
         WHERE r.userId = game_stats.userId AND r.game = ? AND r.status = 'proven'), 0)
       WHERE gameName = ?`,
      [game, gameName],
    );
  }
}

const primary = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });

/**
 * Written only by the boards and compared with the rounds by `npm run reconcile`. Foreign keys are omitted,
 * because each would cost every verdict a lock.
 */
const tables = (dialect: Dialect): readonly MigrationTable[] => [
  {
    name: 'boards',
    columns: [
      idColumn(dialect),
      keyColumn(dialect, 'board', 32),
      keyColumn(dialect, 'period', 24),
      integerColumn('size', { default: 0 }),
    ],
    indices: [{ name: 'boards_of_period', columnNames: ['board', 'period'], isUnique: true }],
  },
  {
    name: 'board_entries',
    // Clustered by the primary key: neighbours on a board are stored together, so a page is one contiguous
    // part of the table on both databases.
    withoutRowid: true,
    columns: [
      primary(integerColumn('boardId')),
      keyColumn(dialect, 'orderKey', 32, { isPrimary: true }),
      integerColumn('userId'),
      bigIntegerColumn('score'),
      keyColumn(dialect, 'roundId', 32, { nullable: true }),
      integerColumn('rulesVersion', { nullable: true }),
      timestampColumn('reachedAt'),
      timestampColumn('scoredAt'),
    ],
    indices: [{ name: 'board_entries_member', columnNames: ['boardId', 'userId'], isUnique: true }],
  },
  {
    name: 'board_blocks',
    withoutRowid: true,
    columns: [
      primary(integerColumn('boardId')),
      keyColumn(dialect, 'firstKey', 32, { isPrimary: true }),
      integerColumn('size'),
    ],
  },
];
