import { QueryFailedError } from 'typeorm';

/** MySQL's deadlock, lock wait timeout and "record has changed": the whole transaction may be tried again. */
const RETRIED_ERRNOS: readonly unknown[] = [1213, 1205, 1020];

const ACCESS_DENIED_ERRNOS: readonly unknown[] = [1044, 1045, 1049];

/** What says that nobody was there to answer: the network, mysql2, or a server that starts, stops or has no place left. */
const AWAY_CODES: readonly unknown[] = [
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
  ],
  ...['PROTOCOL_CONNECTION_LOST', 'ER_CON_COUNT_ERROR', 'ER_SERVER_SHUTDOWN'],
];

/** What a driver's error may say: better-sqlite3 a code, mysql2 an errno, a code and whether the connection is lost. */
interface DriverError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly fatal?: unknown;
}

/** Nothing came from a database server in time. */
export class DatabaseSilence extends Error {
  override readonly name = 'DatabaseSilence';

  private constructor(
    message: string,
    readonly code: 'DATABASE_SILENT' | 'DATABASE_BUSY',
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }

  /** A statement has had no answer, and its connection was cut. */
  static unanswered(afterMs: number): DatabaseSilence {
    const seconds = (afterMs / 1000).toLocaleString('en');
    return new DatabaseSilence(`A statement had no answer within ${seconds} s.`, 'DATABASE_SILENT');
  }

  /** No connection was to be had: all are lent out for too long or too many wait, or the server takes none. */
  static noConnection(isAnswering: boolean): DatabaseSilence {
    const code = isAnswering ? 'DATABASE_BUSY' : 'DATABASE_SILENT';
    return new DatabaseSilence('No connection to the database became free in time.', code);
  }
}

function driverErrorOf(error: unknown): DriverError {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return typeof error === 'object' && error !== null ? error : {};
}

/** Whether a statement failed because a row with the same unique key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || errno === 1062;
}

/** Whether a CHECK of the table refused a row (3819 on MySQL, 4025 on MariaDB). */
export function isCheckViolation(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  return code === 'SQLITE_CONSTRAINT_CHECK' || errno === 3819 || errno === 4025;
}

/** Whether the database gave the transaction up to let another one through, so that running it again may work. */
export function isRetryable(error: unknown): boolean {
  return RETRIED_ERRNOS.includes(driverErrorOf(error).errno);
}

/** Whether the database answered that a statement failed; if not, its outcome is unknown. */
export function isAnswered(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return true;
  return typeof errno === 'number' && errno > 0;
}

/** Whether the database server was not there to answer, so that the same may work in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, fatal } = driverErrorOf(error);
  if (code === undefined) return fatal === true;
  return code === 'DATABASE_SILENT' || AWAY_CODES.includes(code);
}

/** Whether the database is there, but had too much to do for this: no connection or no lock became free in time. */
export function isOverloaded(error: unknown): boolean {
  return driverErrorOf(error).code === 'DATABASE_BUSY' || isRetryable(error) || isLocked(error);
}

/** Whether a database server refused the user, the password (1045) or the database (1044, 1049). */
export function isAccessDenied(error: unknown): boolean {
  return ACCESS_DENIED_ERRNOS.includes(driverErrorOf(error).errno);
}

/** Whether another process has the SQLite file locked. */
export function isLocked(error: unknown): boolean {
  const { code } = driverErrorOf(error);
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

/** Whether a SELECT failed because there is no such table (SQLite says no more than that the statement is wrong). */
export function isMissingTable(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  return code === 'SQLITE_ERROR' || errno === 1146;
}
