import type { MigrationInterface, QueryRunner } from 'typeorm';
import { flagColumn, integerColumn } from '../columns.js';
import { dialectOf, extendTable, reduceTable } from '../migration-table.js';

/** Indices for the open accounts in each order of the admins' list, and for the admins. */
const USER_INDICES = [
  { name: 'users_open', columnNames: ['closedAt', 'id'] },
  { name: 'users_open_names', columnNames: ['closedAt', 'usernameKey'] },
  { name: 'users_open_coins', columnNames: ['closedAt', 'coins', 'id'] },
  { name: 'users_open_seen', columnNames: ['closedAt', 'lastSeen', 'id'] },
  { name: 'users_admins', columnNames: ['isAdmin', 'id'] },
];

/** Indices for the filters of the audit log. */
const AUDIT_INDICES = [
  { name: 'audit_log_admin', columnNames: ['adminId', 'id'] },
  { name: 'audit_log_action', columnNames: ['action', 'id'] },
  { name: 'audit_log_about', columnNames: ['aboutUserId', 'id'] },
  { name: 'audit_log_created', columnNames: ['createdAt', 'id'] },
];

const names = (indices: readonly { name: string }[]): string[] => indices.map(({ name }) => name);

/** Adds one-time passwords, indices for lists of members, and the member an audit log line is about. */
export class AdminUsers1700000000012 implements MigrationInterface {
  readonly name = 'AdminUsers1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'users', [flagColumn('mustChangePassword')], USER_INDICES);
    await extendTable(runner, 'audit_log', [integerColumn('aboutUserId', { nullable: true })], AUDIT_INDICES);
    const integer = dialectOf(runner) === 'sqlite' ? 'INTEGER' : 'UNSIGNED';
    await runner.query(
      `UPDATE audit_log SET aboutUserId = CAST(targetId AS ${integer})
       WHERE targetType = 'user' AND aboutUserId IS NULL`,
    );
    await runner.query(
      `UPDATE audit_log SET aboutUserId = (SELECT r.userId FROM rounds r WHERE r.id = audit_log.targetId)
       WHERE targetType = 'round' AND aboutUserId IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await reduceTable(runner, 'audit_log', ['aboutUserId'], names(AUDIT_INDICES));
    await reduceTable(runner, 'users', ['mustChangePassword'], names(USER_INDICES));
  }
}
