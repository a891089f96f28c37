import { createHash } from 'node:crypto';
import type { DatabaseAddress } from '../../platform/config/config.js';
import { marks, type RowSource, type SqlValue } from '../../platform/database/database.js';
import { migrationsOf } from '../../platform/database/database-version.js';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupFooter,
  type BackupHeader,
  type BackupTableLine,
  toBackupValue,
} from './backup-format.js';
import { BACKUP_TABLES, type BackupTable } from './backup-tables.js';

/** Rows per query, so that a backup of any size takes little memory. */
const ROWS_AT_ONCE = 500;

type Engine = DatabaseAddress['kind'];
type Row = Readonly<Record<string, unknown>>;

/** A snapshot of the database to back up, and its engine and time. */
export interface BackupSource {
  readonly rows: RowSource;
  readonly engine: Engine;
  readonly createdAt: Date;
}

/**
 * Yields a backup as text, some lines at a time: a header, each table's columns and rows, and a footer with
 * the checksum of everything before it (docs/operations.md). It reads no faster than its consumer.
 */
export async function* writeBackup({ rows, engine, createdAt }: BackupSource): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const said = (text: string): string => {
    hash.update(text);
    return text;
  };
  let count = 0;
  yield said(lineOf(await headerOf(rows, engine, createdAt)));
  for (const table of BACKUP_TABLES) {
    let columns: readonly string[] | undefined;
    for await (const page of pagesOf(rows, engine, table)) {
      const head =
        columns === undefined ? lineOf(tableLine(table, (columns = Object.keys(page[0] ?? {})))) : '';
      yield said(head + rowLines(page, table, columns));
      count += page.length;
    }
    if (columns === undefined) yield said(lineOf(tableLine(table, [])));
  }
  const footer: BackupFooter = { end: true, rows: count, sha256: hash.digest('hex') };
  yield lineOf(footer);
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

const tableLine = ({ name }: BackupTable, columns: readonly string[]): BackupTableLine => ({
  table: name,
  columns,
});

function rowLines(page: readonly Row[], { blanks = {} }: BackupTable, columns: readonly string[]): string {
  const valueOf = (row: Row, column: string): unknown => (column in blanks ? blanks[column] : row[column]);
  return page.map((row) => lineOf(columns.map((column) => toBackupValue(valueOf(row, column))))).join('');
}

async function headerOf(source: RowSource, engine: Engine, createdAt: Date): Promise<BackupHeader> {
  const tables: Record<string, number> = {};
  for (const { name } of BACKUP_TABLES) {
    const [row] = await source.query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${name}`);
    tables[name] = row?.count ?? 0;
  }
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: createdAt.toISOString(),
    engine,
    migrations: await migrationsOf(source),
    tables,
  };
}

/** Yields a table's rows in pages, by its key; each page continues after the last row of the one before. */
async function* pagesOf(
  source: RowSource,
  engine: Engine,
  { name, key }: BackupTable,
): AsyncGenerator<Row[]> {
  const order = key.map((column) => `\`${column}\``).join(', ');
  const end = `ORDER BY ${order} LIMIT ${ROWS_AT_ONCE}`;
  let page = await source.query<Row>(`SELECT * FROM ${name} ${end}`);
  while (page.length > 0) {
    yield page;
    const last = page.at(-1) ?? {};
    const { condition, values } = behind(
      engine,
      key,
      key.map((column) => last[column] as SqlValue),
    );
    if (page.length < ROWS_AT_ONCE) return;
    page = await source.query<Row>(`SELECT * FROM ${name} WHERE ${condition} ${end}`, values);
  }
}

/** Returns the condition for the rows after one, in a form for which the database uses the key's index. */
function behind(
  engine: Engine,
  key: readonly string[],
  values: readonly SqlValue[],
): { condition: string; values: SqlValue[] } {
  const columns = key.map((column) => `\`${column}\``);
  if (engine === 'sqlite') {
    return { condition: `(${columns.join(', ')}) > (${marks(columns)})`, values: [...values] };
  }
  // MySQL uses an index for this form, but not for the comparison of rows.
  const parts = columns.map((column, index) =>
    [...columns.slice(0, index).map((before) => `${before} = ?`), `${column} > ?`].join(' AND '),
  );
  return {
    condition: parts.map((part) => `(${part})`).join(' OR '),
    values: parts.flatMap((_, index) => values.slice(0, index + 1)),
  };
}

/** Returns the file name of a backup, such as `alien-squad-2026-11-22T10-15-00Z.ndjson.gz`. */
export function backupName(createdAt: Date): string {
  const moment = createdAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `alien-squad-${moment}.ndjson.gz`;
}
