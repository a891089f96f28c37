import type { SqlValue } from '../../platform/database/database.js';

/** Marker in the first line of a backup that identifies the format. */
export const BACKUP_FORMAT = 'alien-squad-backup';

/** Version of the format. A reader accepts only its own. */
export const BACKUP_VERSION = 1;

/** The first line of a backup. */
export interface BackupHeader {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  /** ISO-8601 UTC. All data is as it was at this moment. */
  readonly createdAt: string;
  /** Engine that the backup was read from. */
  readonly engine: 'sqlite' | 'mysql';
  /** Migrations that the tables were made by, in order. */
  readonly migrations: readonly string[];
  /** Number of rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
}

/** Line before the rows of a table. It has no columns if the table has no rows. */
export interface BackupTableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The last line of a backup. */
export interface BackupFooter {
  readonly end: true;
  /** Number of rows of all tables together. */
  readonly rows: number;
  /** SHA-256 in hex of all bytes before this line. */
  readonly sha256: string;
}

/** Value in a line. Bytes are base64, because JSON has none. */
export type BackupValue = string | number | null | { readonly bytes: string };

/** Returns a value of a row for a line. Both databases return numbers as numbers, times as milliseconds. */
export function toBackupValue(value: unknown): BackupValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return Number(value);
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  throw new Error(`A backup has no way to hold a ${typeof value}.`);
}

/** Returns the value for a row, or undefined if the input is not a valid backup value. */
export function fromBackupValue(value: unknown): SqlValue | undefined {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || !('bytes' in value) || typeof value.bytes !== 'string') return undefined;
  return Buffer.from(value.bytes, 'base64');
}
