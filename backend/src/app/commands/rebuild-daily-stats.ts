import { DailyStatsService } from '../../operations/overview/daily-stats.service.js';
import { SystemClock } from '../../platform/common/clock.js';
import { loadConfig } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { print, runCommand } from './run-command.js';

/*
 * Rebuilds the daily stats of the overview: `npm run rebuild-daily-stats`, or `node
 * backend/dist/app/commands/rebuild-daily-stats.js`. On MySQL it runs beside servers. On SQLite it fails
 * while a server runs, like every writer.
 */
await runCommand(async () => {
  const connection = await DatabaseConnection.open(loadConfig(process.env));
  try {
    const unitOfWork = new UnitOfWork(connection.writer, () => undefined);
    await new DailyStatsService(new Database(connection.reader), unitOfWork, new SystemClock()).rebuild();
    print('The daily stats of all days were counted again.');
  } finally {
    await connection.close();
  }
});
