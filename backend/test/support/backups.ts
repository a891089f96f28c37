import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeBackup } from '../../src/operations/backup/backup-writer.js';
import { type Config, loadConfig } from '../../src/platform/config/config.js';
import { takeSnapshot } from '../../src/platform/database/snapshot.js';
import { createTestDatabase, type TestDatabase } from './database.js';

/** A database to restore into. */
export interface Target {
  readonly config: Config;
  readonly database: TestDatabase;
}

/** Creates a database without members, on the engine of this run or on SQLite; `remove` it afterwards. */
export async function emptyDatabase(engine?: 'sqlite'): Promise<Target> {
  const made = await createTestDatabase();
  const url = engine === 'sqlite' ? `sqlite:${join(made.dataFolder, 'other.sqlite')}` : made.url;
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: made.dataFolder, LOG_LEVEL: 'silent' });
  return { config, database: { ...made, url } };
}

/**
 * Returns the lines of a database's backup.
 *
 * @param whenPart called before each part is added, with the number of parts so far
 */
export async function backupLines(
  { database }: Pick<Config, 'database'>,
  whenPart: (partsKept: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const snapshot = await takeSnapshot(database);
  const parts: string[] = [];
  for await (const part of writeBackup({ rows: snapshot, engine: database.kind, createdAt: new Date() })) {
    await whenPart(parts.length);
    parts.push(part);
  }
  await snapshot.close();
  return parts.join('').trimEnd().split('\n');
}

/** Writes lines as a backup file, and returns its path. */
export function packInto(path: string, lines: readonly string[]): string {
  writeFileSync(path, gzipSync(lines.map((line) => `${line}\n`).join('')));
  return path;
}
