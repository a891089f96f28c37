import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that may hold samples. */
const TABLES = [
  'announcements',
  'upcoming_events',
  'weekly_streams',
  'league_standings',
  'livestream_contents',
  'settings',
];

/** The specification's links (§2). */
const LINKS = {
  chat: 'https://discord.com/',
  video: 'https://www.youtube.com/',
  streaming: 'https://www.twitch.tv/',
};

/** Marks the invented content of a new database as samples. */
export class Samples1700000000023 implements MigrationInterface {
  readonly name = 'Samples1700000000023';

  /**
   * Marks nothing in a database with accounts: its rows may be what its admins want. Each step can run twice,
   * because MySQL keeps the steps of an interrupted run.
   */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      if (!(await runner.hasColumn(table, 'isSample')))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN isSample BOOLEAN NOT NULL DEFAULT 0`);
    }
    const users = (await runner.query('SELECT id FROM users LIMIT 1')) as unknown[];
    if (users.length > 0) return;
    await runner.query("DELETE FROM settings WHERE `key` = 'links'");
    await runner.query("INSERT INTO settings (`key`, value) VALUES ('links', ?)", [JSON.stringify(LINKS)]);
    for (const table of TABLES) {
      const isOne = table === 'settings' ? "WHERE `key` = 'links'" : '';
      await runner.query(`UPDATE ${table} SET isSample = 1 ${isOne}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN isSample`);
  }
}
