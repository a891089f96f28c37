import { resolve } from 'node:path';
import { restoreBackup } from '../../operations/backup/restore.js';
import { StartError } from '../../platform/errors/start-error.js';
import { describeConfig, loadConfig } from '../../platform/config/config.js';
import { print, runCommand } from './run-command.js';

/*
 * Fills an empty database from a backup: `npm run restore <file>`, or `node
 * backend/dist/app/commands/restore.js <file>`. The backup may come from either database. Nothing is changed
 * unless all of it can be restored.
 */
await runCommand(async () => {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0) {
    throw new StartError('Name the file of the backup: npm run restore <file>.');
  }
  const config = loadConfig(process.env);
  // npm changes the working directory, so a file name is relative to where npm was called.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name);
  const { header, rows } = await restoreBackup(config, path);
  const members = (header.tables['users'] ?? 0).toLocaleString('en');
  print(`The database is ${describeConfig(config)['DATABASE_URL']}.`);
  print(
    `Restored the backup of ${header.createdAt}: ${members} members, ${rows.toLocaleString('en')} rows in all. ` +
      'Everybody signs in again; the stream key is a new one. Copy the folder media of the old data folder as well.',
  );
});
