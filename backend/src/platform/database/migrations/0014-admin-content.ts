import type { MigrationInterface, QueryRunner } from 'typeorm';
import { integerColumn } from '../columns.js';
import { extendTable, reduceTable } from '../migration-table.js';

/** What admins edit one by one. */
const VERSIONED = ['store_items', 'announcements'] as const;

/** The rows of the settings that earlier versions did not have: the one that counts the changes. */
const FIRST_VERSION = { key: 'version', value: '1' } as const;

/** Settings by which an earlier version would not know what to do. */
const NEW_KEYS = [
  'version',
  'lastChange',
  'siteName',
  'links',
  'isRegistrationOpen',
  'chat',
  'stream',
  'maintenanceNotice',
] as const;

/** Versions of what admins edit, so that the second one of two is told. */
export class AdminContent1700000000014 implements MigrationInterface {
  readonly name = 'AdminContent1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of VERSIONED)
      await extendTable(runner, table, [integerColumn('version', { default: 1 })]);
    const { key, value } = FIRST_VERSION;
    const known = (await runner.query('SELECT value FROM settings WHERE `key` = ?', [key])) as unknown[];
    if (known.length > 0) return;
    await runner.query('INSERT INTO settings (`key`, value) VALUES (?, ?)', [key, value]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of VERSIONED) await reduceTable(runner, table, ['version']);
    await runner.query(`DELETE FROM settings WHERE \`key\` IN (${NEW_KEYS.map(() => '?').join(', ')})`, [
      ...NEW_KEYS,
    ]);
  }
}
