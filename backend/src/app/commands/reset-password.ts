import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { resetPassword } from '../../members/auth/lost-password.js';
import { PasswordsService } from '../../members/auth/passwords.service.js';
import { SystemClock } from '../../platform/common/clock.js';
import { createLog } from '../../platform/log/log.js';
import { SystemRandom } from '../../platform/common/random.js';
import { StartError } from '../../platform/errors/start-error.js';
import { loadConfig } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { print, runCommand } from './run-command.js';

/*
 * Sets a one-time password for a member who has lost theirs, also for the site's owner: `npm run
 * reset-password <Alien ID>`, or `node backend/dist/app/commands/reset-password.js <Alien ID>`. On MySQL it
 * runs beside servers. On SQLite it fails while a server runs, like every writer.
 */
await runCommand(async () => {
  const [alienId, ...others] = process.argv.slice(2);
  if (alienId === undefined || others.length > 0) {
    throw new StartError('Name the member whose password was lost: npm run reset-password <Alien ID>.');
  }
  const connection = await DatabaseConnection.open(loadConfig(process.env));
  try {
    const random = new SystemRandom();
    const clock = new SystemClock();
    const tools = {
      unitOfWork: new UnitOfWork(connection.writer, () => undefined),
      passwords: new PasswordsService(random),
      audit: new AuditLogService(clock, createLog('silent')),
      random,
      clock,
    };
    const { username, password } = await resetPassword(tools, alienId);
    print(`The one-time password of ${username} is ${password}`);
    print(
      'It is shown this once and opens the account for 24 hours. Whoever signs in with it chooses another one first; every device was signed out.',
    );
  } finally {
    await connection.close();
  }
});
