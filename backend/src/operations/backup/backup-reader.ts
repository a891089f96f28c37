import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../platform/errors/error-code.js';
import { StartError } from '../../platform/errors/start-error.js';
import type { SqlValue } from '../../platform/database/database.js';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupFooter,
  type BackupHeader,
  type BackupTableLine,
  fromBackupValue,
} from './backup-format.js';
import { BACKUP_TABLES } from './backup-tables.js';

/** Maximum length of a line, far above that of real backups; a file with a longer line is no backup. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

const NEWLINE = 0x0a;

/** A row of a backup, with the values in the order of the columns. */
export interface BackupRow extends BackupTableLine {
  readonly values: readonly SqlValue[];
  /** Length of its line. */
  readonly bytes: number;
}

/**
 * Reads a backup file to its end and returns its header and the number of its rows.
 *
 * @param onRow receives each row in the order of the lines
 * @throws StartError, in one sentence, for a file that is missing, no backup, of a newer version, truncated,
 * or changed since it was written. Rows that were received by then must be discarded.
 */
export async function readBackup(
  path: string,
  onRow?: (row: BackupRow) => Promise<void>,
): Promise<{ readonly header: BackupHeader; readonly rows: number }> {
  const hash = createHash('sha256');
  let rows = 0;
  let header: BackupHeader | undefined;
  let table: BackupTableLine | undefined;
  let footer: BackupFooter | undefined;
  for await (const line of linesOf(path)) {
    const value = parsed(line, header === undefined);
    if (footer) throw damaged('something stands behind its last line');
    if (isFooter(value)) {
      footer = value;
      continue;
    }
    hash.update(line);
    if (!header) header = headerOf(value);
    else if (Array.isArray(value)) {
      rows += 1;
      await onRow?.(rowOf(value, table, line.length));
    } else table = tableOf(value);
  }
  if (!header) throw notABackup();
  if (!footer) throw damaged('its end is missing');
  if (footer.rows !== rows) throw damaged(`it has ${rows} rows, and its last line says ${footer.rows}`);
  if (footer.sha256 !== hash.digest('hex')) throw damaged('its checksum is not that of its content');
  return { header, rows };
}

/** Yields the lines of a file with their line breaks, including a last line without one. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  let rest: Buffer[] = [];
  let restBytes = 0;
  try {
    for await (const chunk of file.pipe(text) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
        [rest, restBytes, start] = [[], 0, end + 1];
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
      restBytes += chunk.length - start;
      if (restBytes > MAX_LINE_BYTES) throw notABackup();
    }
    if (rest.length > 0) yield Buffer.concat(rest);
  } catch (error) {
    throw error instanceof StartError ? error : unreadable(path, error);
  } finally {
    file.destroy();
  }
}

function parsed(line: Buffer, isFirst: boolean): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw isFirst ? notABackup() : damaged('a line of it is not whole');
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function headerOf(value: unknown): BackupHeader {
  const header = value as Partial<BackupHeader> | null;
  if (typeof header !== 'object' || header?.format !== BACKUP_FORMAT) throw notABackup();
  const { version, migrations, tables } = header;
  if (typeof version !== 'number' || version > BACKUP_VERSION) {
    throw new StartError(
      'This backup is of a newer version of Alien Squad than this one: update the program.',
    );
  }
  if (version < BACKUP_VERSION || !Array.isArray(migrations) || !isObject(tables)) {
    throw damaged('its first line is not whole');
  }
  return header as BackupHeader;
}

function rowOf(line: readonly unknown[], table: BackupTableLine | undefined, bytes: number): BackupRow {
  if (!table || line.length !== table.columns.length) throw damaged('a row does not fit its table');
  const values = line.map((value) => {
    const read = fromBackupValue(value);
    if (read === undefined) throw damaged(`a row of ${table.table} holds what no row can`);
    return read;
  });
  return { ...table, values, bytes };
}

function tableOf(value: unknown): BackupTableLine {
  const line = value as Partial<BackupTableLine> | null;
  const isTable =
    typeof line === 'object' &&
    typeof line?.table === 'string' &&
    Array.isArray(line.columns) &&
    line.columns.every((column) => typeof column === 'string');
  if (!isTable || !BACKUP_TABLES.some(({ name }) => name === line.table)) {
    throw damaged('it holds a table that is none of the site');
  }
  return line as BackupTableLine;
}

const isFooter = (value: unknown): value is BackupFooter =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'end' in value;

const notABackup = (): StartError => new StartError('This file is no backup of Alien Squad.');

const damaged = (what: string): StartError =>
  new StartError(`This backup is damaged or was changed (${what}): nothing was restored. Take another one.`);

function unreadable(path: string, error: unknown): StartError {
  const code = errorCode(error);
  if (code === 'Z_BUF_ERROR') return damaged('its end is missing');
  if (code.startsWith('Z_')) {
    return code === 'Z_DATA_ERROR' && /incorrect header/.test(String(error))
      ? notABackup()
      : damaged('it can not be unpacked');
  }
  if (code === 'ENOENT') return new StartError(`There is no file ${path}.`);
  if (code !== 'unknown')
    return new StartError(`The file ${path} can't be read (${code}).`, { cause: error });
  throw error;
}
