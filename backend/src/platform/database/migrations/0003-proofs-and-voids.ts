import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import {
  bytesColumn,
  type Dialect,
  flagColumn,
  integerColumn,
  keyColumn,
  longTextColumn,
  textColumn,
  timestampColumn,
} from '../columns.js';
import { dialectOf, extendTable, reduceTable } from '../migration-table.js';

/** Number of logs converted per batch, since a table of logs does not fit into memory. */
const BATCH_ROWS = 200;

const INDICES = [
  { name: 'rounds_copy_key', columnNames: ['copyKey'], isUnique: true },
  { name: 'rounds_decided_of_game', columnNames: ['userId', 'game', 'decidedAt'] },
  { name: 'rounds_decided_of_user', columnNames: ['userId', 'decidedAt'] },
  { name: 'rounds_decided', columnNames: ['decidedAt', 'id'] },
  { name: 'rounds_flagged', columnNames: ['isFlagged', 'decidedAt', 'id'] },
];

/**
 * Adds stocked tickets, flags, copies, voids and packed logs of rounds, and which ledger lines a client has
 * acknowledged.
 */
export class ProofsAndVoids1700000000003 implements MigrationInterface {
  readonly name = 'ProofsAndVoids1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'rounds', roundColumns(dialectOf(runner)), INDICES);
    await extendTable(runner, 'coin_transactions', [timestampColumn('acknowledgedAt', { nullable: true })]);
    if (!(await runner.hasColumn('rounds', 'log'))) return;
    await convertLogs(runner, packLogs);
    await reduceTable(runner, 'rounds', ['log']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dialect = dialectOf(runner);
    const log = longTextColumn(dialect, 'log', { nullable: true, isLong: true });
    await extendTable(runner, 'rounds', [log]);
    await convertLogs(runner, unpackLogs);
    await runner.query(`UPDATE rounds SET status = 'refused', reason = 'voided' WHERE status = 'voided'`);
    const columns = roundColumns(dialect).map(({ name }) => name);
    const indices = INDICES.map(({ name }) => name);
    await reduceTable(runner, 'rounds', columns, indices);
    await reduceTable(runner, 'coin_transactions', ['acknowledgedAt']);
  }
}

const roundColumns = (dialect: Dialect): TableColumnOptions[] => [
  flagColumn('isStocked'),
  flagColumn('playedOffline'),
  keyColumn(dialect, 'field', 8, { nullable: true }),
  keyColumn(dialect, 'copyKey', 64, { nullable: true }),
  keyColumn(dialect, 'logHash', 64, { nullable: true }),
  bytesColumn(dialect, 'packedLog'),
  { ...keyColumn(dialect, 'flags', 160), default: "''" },
  flagColumn('isFlagged'),
  timestampColumn('voidedAt', { nullable: true }),
  integerColumn('voidedBy', { nullable: true }),
  textColumn(dialect, 'voidReason', 200, { nullable: true }),
  integerColumn('coinsMissing', { default: 0 }),
];

interface TextLog {
  readonly id: string;
  readonly log: string;
}

interface PackedLog {
  readonly id: string;
  readonly packedLog: Buffer;
}

/** Converts batches until none is left. */
async function convertLogs(runner: QueryRunner, convertBatch: typeof packLogs): Promise<void> {
  while ((await convertBatch(runner)) > 0) continue;
}

/** Packs one batch of logs and returns their number. */
async function packLogs(runner: QueryRunner): Promise<number> {
  const rows = (await runner.query(
    `SELECT id, log FROM rounds WHERE log IS NOT NULL AND packedLog IS NULL LIMIT ${BATCH_ROWS}`,
  )) as TextLog[];
  for (const { id, log } of rows) {
    await runner.query('UPDATE rounds SET packedLog = ?, logHash = ? WHERE id = ?', [
      deflateRawSync(Buffer.from(log, 'base64url')),
      createHash('sha256').update(log).digest('hex'),
      id,
    ]);
  }
  return rows.length;
}

/** Unpacks one batch of logs and returns their number. */
async function unpackLogs(runner: QueryRunner): Promise<number> {
  const rows = (await runner.query(
    `SELECT id, packedLog FROM rounds WHERE packedLog IS NOT NULL AND log IS NULL LIMIT ${BATCH_ROWS}`,
  )) as PackedLog[];
  for (const { id, packedLog } of rows) {
    const log = inflateRawSync(packedLog).toString('base64url');
    await runner.query('UPDATE rounds SET log = ? WHERE id = ?', [log, id]);
  }
  return rows.length;
}
