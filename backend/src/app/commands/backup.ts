import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupName } from '../../operations/backup/backup-name.js';
import { writeBackup } from '../../operations/backup/backup-writer.js';
import { errorCode } from '../../platform/errors/error-code.js';
import { StartError } from '../../platform/errors/start-error.js';
import { describeConfig, loadConfig } from '../../platform/config/config.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { print, runCommand } from './run-command.js';

/** Error codes of a file that can't be written. */
const UNWRITABLE = /^E(ACCES|DQUOT|EXIST|ISDIR|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/;

/*
 * Writes a backup of the database into a file: `npm run backup`, or `node backend/dist/app/commands/backup.js
 * [file]`. It reads one snapshot, also beside a running server. The file gets its name only when it is
 * complete.
 */
await runCommand(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new StartError('Name one file, or none.');
  const createdAt = new Date();
  const config = loadConfig(process.env);
  // npm changes the working directory, so a file name is relative to where npm was called. The image's own
  // folder is not writable.
  const folder = process.env['INIT_CWD'] ?? (name === undefined ? config.dataFolder : '.');
  const path = resolve(folder, name ?? backupName(createdAt));
  if (existsSync(path)) throw new StartError(`There is a file ${path} already: name another one.`);
  const snapshot = await takeSnapshot(config.database);
  const unfinished = `${path}.part`;
  try {
    const lines = writeBackup({ rows: snapshot, engine: config.database.kind, createdAt });
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines), createGzip(), file);
    renameSync(unfinished, path);
    print(`The database is ${describeConfig(config)['DATABASE_URL']}.`);
    print(`The backup is ${path}.`);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const code = errorCode(error);
    if (!UNWRITABLE.test(code)) throw error;
    throw new StartError(`The file ${path} can't be written (${code}).`, { cause: error });
  } finally {
    await snapshot.close();
  }
});
