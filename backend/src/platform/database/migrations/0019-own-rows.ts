import type { MigrationInterface, QueryRunner } from 'typeorm';
import { extendTable, reduceTable } from '../migration-table.js';

/**
 * Indices for a member's data export, which is read in slices, each continuing where the last one ended. An
 * older version keeps these indices like all others.
 */
const INDICES = {
  rounds: [{ name: 'rounds_issued_of_user', columnNames: ['userId', 'issuedAt', 'id'] }],
  receipts: [{ name: 'receipts_of_user', columnNames: ['userId', 'id'] }],
  chat_messages: [{ name: 'chat_messages_of_user', columnNames: ['userId', 'id'] }],
  direct_messages: [
    { name: 'direct_messages_of_sender', columnNames: ['senderId', 'id'] },
    { name: 'direct_messages_of_receiver', columnNames: ['receiverId', 'id'] },
  ],
};

/** Adds indices for every member's own rows in the order of their keys. */
export class OwnRows1700000000019 implements MigrationInterface {
  readonly name = 'OwnRows1700000000019';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(INDICES)) await extendTable(runner, table, [], indices);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, indices] of Object.entries(INDICES)) {
      await reduceTable(
        runner,
        table,
        [],
        indices.map(({ name }) => name),
      );
    }
  }
}
