import type { SqlValue } from '../../platform/database/sql-value.js';

/** What the first line of a backup says, so that it is known for what it is. */
export const BACKUP_FORMAT = 'alien-squad-backup';

/** The version of the format; a reader takes its own and no other. */
export const BACKUP_VERSION = 1;

/** The first line of a backup. */
export interface BackupHeader {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  /** ISO-8601, UTC: all of it is as it was at this moment. */
  readonly createdAt: string;
  /** What it was read from. */
  readonly engine: 'sqlite' | 'mysql';
  /** The migrations that made the tables, in their order. */
  readonly migrations: readonly string[];
  /** How many rows each table has. */
  readonly tables: Readonly<Record<string, number>>;
}

/** The line before the rows of a table; no columns where there is no row. */
export interface BackupTableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The last line of a backup. */
export interface BackupFooter {
  readonly end: true;
  /** How many rows all tables have together. */
  readonly rows: number;
  /** SHA-256 in hex of all bytes before this line. */
  readonly sha256: string;
}

/** What a value is in a line: JSON has no bytes. */
export type BackupValue = string | number | null | { readonly bytes: string };

/** A value of a row as it stands in a line. Numbers come as numbers from both databases, and times as milliseconds. */
export function toBackupValue(value: unknown): BackupValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return Number(value);
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  throw new Error(`A backup has no way to hold a ${typeof value}.`);
}

/** The same back; undefined for what is no such value. */
export function fromBackupValue(value: unknown): SqlValue | undefined {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || !('bytes' in value) || typeof value.bytes !== 'string') return undefined;
  return Buffer.from(value.bytes, 'base64');
}
