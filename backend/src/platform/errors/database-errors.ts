import { QueryFailedError } from 'typeorm';

/** MySQL's deadlock, lock wait timeout and "record has changed": the whole transaction may be retried. */
const RETRIED_ERRNOS: readonly unknown[] = [1213, 1205, 1020];

const ACCESS_DENIED_ERRNOS: readonly unknown[] = [1044, 1045, 1049];

/**
 * Codes for a server that was not reachable: from the network, mysql2, or a server that starts, stops or has
 * no connections left.
 */
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

/**
 * Fields of a driver's error: better-sqlite3 sets a code; mysql2 an errno, a code and whether the connection
 * is lost.
 */
interface DriverError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly fatal?: unknown;
}

/** A database server did not answer in time. */
export class DatabaseSilence extends Error {
  override readonly name = 'DatabaseSilence';

  private constructor(
    message: string,
    readonly code: 'DATABASE_SILENT' | 'DATABASE_BUSY',
  ) {
    super(message);
  }

  /** Creates the error for a statement without an answer, whose connection was closed. */
  static unanswered(afterMs: number): DatabaseSilence {
    const seconds = (afterMs / 1000).toLocaleString('en');
    return new DatabaseSilence(`A statement had no answer within ${seconds} s.`, 'DATABASE_SILENT');
  }

  /**
   * Creates the error for a request that got no connection: all were in use for too long, too many requests
   * wait, or the server accepts none.
   */
  static noConnection(): DatabaseSilence {
    return new DatabaseSilence('No connection to the database became free in time.', 'DATABASE_BUSY');
  }
}

function driverErrorOf(error: unknown): DriverError {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return typeof error === 'object' && error !== null ? error : {};
}

/** Returns whether a statement failed because a row with the same unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || errno === 1062;
}

/** Returns whether the database rolled back in favour of another transaction, so that a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  return RETRIED_ERRNOS.includes(driverErrorOf(error).errno);
}

/** Returns whether the database answered that a statement failed; if not, its outcome is unknown. */
export function isAnswered(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return true;
  return typeof errno === 'number' && errno > 0;
}

/** Returns whether the database server was not reachable, so that the same may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const { code, fatal } = driverErrorOf(error);
  if (code === undefined) return fatal === true;
  return code === 'DATABASE_SILENT' || AWAY_CODES.includes(code);
}

/** Returns whether the database is reachable, but overloaded: no connection or lock became free in time. */
export function isOverloaded(error: unknown): boolean {
  return driverErrorOf(error).code === 'DATABASE_BUSY' || isRetryable(error) || isLocked(error);
}

/** Returns whether a database server refused the user, the password (1045) or the database (1044, 1049). */
export function isAccessDenied(error: unknown): boolean {
  return ACCESS_DENIED_ERRNOS.includes(driverErrorOf(error).errno);
}

/** Returns whether another process has locked the SQLite file. */
export function isLocked(error: unknown): boolean {
  const { code } = driverErrorOf(error);
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

/** Returns whether a SELECT failed because a table is missing. SQLite only reports a wrong statement. */
export function isMissingTable(error: unknown): boolean {
  const { code, errno } = driverErrorOf(error);
  return code === 'SQLITE_ERROR' || errno === 1146;
}
