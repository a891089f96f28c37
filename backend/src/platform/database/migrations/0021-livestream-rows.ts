import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, fill } from './0019-baseline.js';

const TABLES = `
CREATE TABLE weekly_streams (
  id AUTO_ID,
  title WORDS(100) NOT NULL,
  game WORDS(64) NOT NULL,
  weekday INT NOT NULL,
  time CODE(5) NOT NULL,
  version INT NOT NULL DEFAULT 1
);

CREATE TABLE league_standings (
  id AUTO_ID,
  name WORDS(40) NOT NULL,
  points INT NOT NULL,
  version INT NOT NULL DEFAULT 1
);
`;

/** The table that takes the rows of a list, whose name is the one in `livestream_contents`. */
const TABLE_OF = { schedule: 'weekly_streams', standings: 'league_standings' } as const;

/** Gives each row of the livestream's lists an id and a version. */
export class LivestreamRows1700000000021 implements MigrationInterface {
  readonly name = 'LivestreamRows1700000000021';

  /** MySQL keeps the steps of an interrupted run, so a list is deleted only when its rows are in their table. */
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    for (const [list, table] of Object.entries(TABLE_OF)) {
      const [saved] = (await runner.query('SELECT content FROM livestream_contents WHERE name = ?', [
        list,
      ])) as { content: string }[];
      if (saved) await fill(runner, table, JSON.parse(saved.content) as object[]);
      await runner.query('DELETE FROM livestream_contents WHERE name = ?', [list]);
    }
    await runner.query("DELETE FROM livestream_contents WHERE name = 'events'");
    if (!(await runner.hasColumn('upcoming_events', 'version')))
      await runner.query('ALTER TABLE upcoming_events ADD COLUMN version INT NOT NULL DEFAULT 1');
  }

  /** Fails: the lists had one version each, which is lost. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no way back from the rows to the lists.'));
  }
}
