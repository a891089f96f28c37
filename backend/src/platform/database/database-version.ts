import { isMissingTable } from '../errors/database-errors.js';
import { StartError } from '../errors/start-error.js';
import { MIGRATIONS } from './migrations.js';

/** Names of this program's migrations, oldest first. */
export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Returns the names of the migrations that have made the tables; none for an empty database. */
export async function migrationsOf(source: { query(sql: string): Promise<unknown> }): Promise<string[]> {
  const rows = await source.query('SELECT name FROM migrations ORDER BY id').catch((error: unknown) => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Throws a StartError for tables of a version that this program can neither use nor update. */
export function assertKnownVersion(what: 'The database' | 'This backup', done: readonly string[]): void {
  const [baseline = ''] = MIGRATION_NAMES;
  if (done.length > 0 && !done.includes(baseline))
    throw new StartError(`${what} is of a version too old to update: begin with an empty database.`);
  if (done.some((name) => !MIGRATION_NAMES.includes(name)))
    throw new StartError(`${what} is of a newer version of Alien Squad than this one: update the program.`);
}

/** Returns whether all migrations of this program have run. */
export function isUpToDate(done: readonly string[]): boolean {
  return MIGRATION_NAMES.every((name) => done.includes(name));
}
