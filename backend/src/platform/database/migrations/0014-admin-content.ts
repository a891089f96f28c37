import type { MigrationInterface, QueryRunner } from 'typeorm';
import { integerColumn } from '../columns.js';
import { extendTable, reduceTable } from '../migration-table.js';

/** Tables whose rows admins edit one by one. */
const VERSIONED = ['store_items', 'announcements'] as const;

/** The version of the settings, a row that counts changes and that earlier versions did not have. */
const FIRST_VERSION = { key: 'version', value: '1' } as const;

/** Keys of settings that an earlier version does not know. */
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

/** Adds versions to what admins edit, so that the second of two concurrent edits is a conflict. */
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
