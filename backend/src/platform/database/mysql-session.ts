import type { PoolConnection, RowDataPacket } from 'mysql2';
import { StartError } from '../errors/start-error.js';

/**
 * Variables of every session, whatever the server's own values are. Values are escaped on this side, by
 * backslashes: under NO_BACKSLASH_ESCAPES a member's text would run as SQL. The lock wait timeout, in seconds,
 * is shorter than the timeout of a statement, so that a blocked transaction is retried before its connection is
 * closed.
 */
const VARIABLES = {
  sql_mode:
    'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  autocommit: 'ON',
  time_zone: '+00:00',
  innodb_lock_wait_timeout: 3,
};

/** Name of the isolation level before MariaDB 11.1. */
const OLD_ISOLATION = 'tx_isolation';

const EXPECTED = { ...VARIABLES, transaction_isolation: 'READ-COMMITTED' };

/**
 * Sets the variables of a new connection and reads them back. Throws a StartError that names those with another
 * value, as behind a proxy that does not forward SET.
 */
export async function setSession(connection: PoolConnection): Promise<void> {
  const session = connection.promise();
  const settings = Object.keys(VARIABLES).map((name) => `${name} = ?`);
  await session.query(`SET SESSION ${settings.join(', ')}`, Object.values(VARIABLES));
  await session.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  const [rows] = await session.query<RowDataPacket[]>('SHOW SESSION VARIABLES WHERE Variable_name IN (?)', [
    [...Object.keys(EXPECTED), OLD_ISOLATION],
  ]);
  const found = new Map(rows.map((row) => [String(row['Variable_name']), String(row['Value'])]));
  const isolation = found.get(OLD_ISOLATION);
  if (isolation !== undefined) found.set('transaction_isolation', isolation);
  const others = Object.entries(EXPECTED).filter(([name, value]) => found.get(name) !== String(value));
  if (others.length === 0) return;
  const differences = others.map(
    ([name, value]) => `${name} is ${found.get(name) ?? 'unknown'} instead of ${value}`,
  );
  throw new StartError(
    `The database ignores what a session sets (${differences.join('; ')}): check DATABASE_URL and any proxy in front of the server.`,
  );
}
