import { StartError } from '../../platform/errors/start-error.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { Database } from '../../platform/database/database.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { findWrongTimes, repairWrongTimes, type WrongTimes } from '../../operations/health/wrong-times.js';
import { print, runCommand } from './run-command.js';

/*
 * Repairs times that a clock running ahead has written: `npm run repair-clock`, or `node
 * backend/dist/app/commands/repair-clock.js`. On MySQL it runs beside servers. On SQLite it fails while a
 * server runs, like every writer. With --check it changes nothing: it reads one snapshot, also beside a
 * running server, and exits with 1 when there is something to repair.
 */
await runCommand(async () => {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) throw new StartError(`There is no option ${unknown}: it is --check or none.`);
  const now = new Date();
  print(`By the clock of this machine it is ${now.toISOString()}.`);
  const config = loadConfig(process.env);
  if (options.includes('--check')) await check(config, now);
  else await repair(config, now);
});

async function check(config: Config, now: Date): Promise<void> {
  const snapshot = await takeSnapshot(config.database);
  try {
    const wrong = tell(await findWrongTimes(snapshot, now));
    if (wrong === 0) return print('There is nothing to repair.');
    process.exitCode = 1;
    print('If that is the right time, `npm run repair-clock` sets right all but what stays.');
  } finally {
    await snapshot.close();
  }
}

async function repair(config: Config, now: Date): Promise<void> {
  const connection = await DatabaseConnection.open(config);
  try {
    const database = new Database(connection.reader);
    const wrong = tell(await findWrongTimes(database, now));
    if (wrong === 0) return print('There is nothing to repair.');
    await repairWrongTimes(database, new UnitOfWork(connection.writer, () => undefined), now);
    print('All but what stays was set right.');
  } finally {
    await connection.close();
  }
}

/** @returns the number of kinds with something to repair */
function tell(found: readonly WrongTimes[]): number {
  for (const { what, rows, isKept } of found) {
    print(`${what}: ${rows.toLocaleString('en')}${isKept ? ', which stay as they were written' : ''}.`);
  }
  return found.filter(({ isKept }) => !isKept).length;
}
