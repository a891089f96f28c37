import { randomBytes } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nextTimes } from '../../common/weekly-time.js';
import catalogues from './baseline/catalogues.json' with { type: 'json' };
import { MEMBER_TABLES } from './baseline/member-tables.js';
import { PLAY_TABLES } from './baseline/play-tables.js';
import samples from './baseline/samples.json' with { type: 'json' };

/** What the types of the tables are on MySQL. Texts are compared byte by byte. */
const MYSQL_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bAUTO_ID\b/g, 'INT NOT NULL PRIMARY KEY AUTO_INCREMENT'],
  [/\bROW_ID\b/g, 'INT'],
  [/\bCODE\((\d+)\)/g, 'VARCHAR($1) CHARACTER SET ascii COLLATE ascii_bin'],
  [/\bWORDS\((\d+)\)/g, 'VARCHAR($1) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'],
  [/\bLONG_TEXT\b/g, 'TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'],
  [/\bBYTES\b/g, 'MEDIUMBLOB'],
  [/\bTIME\b/g, 'BIGINT'],
  [/\bFLAG\b/g, 'BOOLEAN'],
  [/ WITHOUT ROWID/g, ''],
];

/** The same on SQLite, whose only own row number is an INTEGER. */
const SQLITE_TYPES: typeof MYSQL_TYPES = [
  [/\bAUTO_ID\b/g, 'INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL'],
  [/\bROW_ID\b/g, 'INTEGER'],
  [/\b(?:CODE|WORDS)\((\d+)\)/g, 'VARCHAR($1)'],
  [/\bLONG_TEXT\b/g, 'TEXT'],
  [/\bBYTES\b/g, 'BLOB'],
  [/\bTIME\b/g, 'BIGINT'],
  [/\bFLAG\b/g, 'BOOLEAN'],
];

/** An index as a line of a table, which SQLite wants as a statement of its own. */
const INDEX_LINE = /,\n {2}(UNIQUE )?INDEX (\w+) (\(.*\))/g;

/** Number of weeks for which the schedule is filled in advance; admins continue from there. */
const WEEKS = 4;

/** Creates all tables, the specification's catalogues and settings (§3) and, marked as such, its samples (§2). */
export class Baseline1800000000001 implements MigrationInterface {
  /** MySQL commits each table by itself: what an interrupted run has created is kept, but its rows are not. */
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, `${MEMBER_TABLES}${PLAY_TABLES}`);
    for (const [table, rows] of Object.entries(seeds(new Date()))) await fill(runner, table, rows);
  }

  /** Fails: nothing was there before. */
  down(): Promise<void> {
    return Promise.reject(new Error('There is no version before the baseline.'));
  }
}

/** Creates the missing ones of these tables, which are separated by `;` and a new line. */
async function createTables(runner: QueryRunner, tables: string): Promise<void> {
  const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
  for (const table of tables.trim().split(';\n')) {
    for (const statement of isSqlite ? sqliteStatements(table) : [translated(table, MYSQL_TYPES)])
      await runner.query(statement);
  }
}

function translated(table: string, types: typeof MYSQL_TYPES): string {
  const sql = types.reduce((text, [type, replacement]) => text.replace(type, replacement), table);
  return sql.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS').replace(/;\s*$/, '');
}

function sqliteStatements(table: string): string[] {
  const name = /CREATE TABLE (\w+)/.exec(table)?.[1] ?? '';
  const indices = [...table.matchAll(INDEX_LINE)].map(
    ([, unique = '', index = '', columns = '']) =>
      `CREATE ${unique}INDEX IF NOT EXISTS ${index} ON ${name} ${columns}`,
  );
  return [translated(table.replace(INDEX_LINE, ''), SQLITE_TYPES), ...indices];
}

/** Returns the first rows of the tables. */
function seeds(now: Date): Record<string, readonly object[]> {
  const { announcements, weekly, standings, details, links } = samples;
  const events = weekly.flatMap(({ title, game, ...time }) =>
    nextTimes({ ...time, timeZone: 'America/New_York' }, now, WEEKS).map((startsAt) => ({
      title,
      game,
      startsAt: startsAt.getTime(),
    })),
  );
  const asSamples = (rows: readonly object[]): object[] => rows.map((row) => ({ ...row, isSample: 1 }));
  const savedDetails = {
    name: 'details',
    version: 1,
    content: JSON.stringify(details),
    updatedAt: now.getTime(),
  };
  return {
    ...catalogues,
    settings: [
      { key: 'defaultCoins', value: '0' },
      { key: 'dailyBonus', value: '10' },
      { key: 'version', value: '1' },
      { key: 'links', value: JSON.stringify(links), isSample: 1 },
    ],
    announcements: asSamples(announcements.map((each) => ({ ...each, date: now.getTime() }))),
    upcoming_events: asSamples(events.sort((one, other) => one.startsAt - other.startsAt)),
    weekly_streams: asSamples(weekly),
    league_standings: asSamples(standings),
    livestream_contents: asSamples([savedDetails]),
    livestream: [{ id: 1, streamKeySalt: randomBytes(24).toString('base64url') }],
    chat_counters: [{ id: 1 }],
    storage_probes: [{ id: 1, writes: 0 }],
  };
}

/** Fills a table with rows whose properties are named like the columns. */
async function fill(runner: QueryRunner, table: string, rows: readonly object[]): Promise<void> {
  await runner.query(`DELETE FROM ${table}`);
  for (const row of rows) {
    const names = Object.keys(row).map((name) => `\`${name}\``);
    const marks = names.map(() => '?');
    await runner.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks.join(', ')})`,
      Object.values(row),
    );
  }
}
