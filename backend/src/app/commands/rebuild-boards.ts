import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommonModule } from '../../platform/common.module.js';
import { createLog, NestLog } from '../../platform/log/log.js';
import { StartError } from '../../platform/errors/start-error.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { BoardsModule } from '../../play/boards/boards.module.js';
import { BoardMaintenanceService } from '../../play/boards/board-maintenance.service.js';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { print, runCommand } from './run-command.js';

/** The boards and their dependencies, without routes. */
@Module({})
class RebuildingModule {
  static with(config: Config, log: ReturnType<typeof createLog>): DynamicModule {
    return {
      module: RebuildingModule,
      imports: [
        CommonModule.with(config, log, {}),
        DatabaseModule.with(config.database),
        RealtimeModule,
        BoardsModule,
      ],
    };
  }
}

/*
 * Deletes the boards and counts them again from the proven rounds: `npm run rebuild-boards`, or `node
 * backend/dist/app/commands/rebuild-boards.js`. On MySQL it runs beside servers. On SQLite it fails while a
 * server runs, like every writer.
 */
await runCommand(async () => {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) throw new StartError(`There is no option ${unknown}.`);
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const log = createLog(config.logLevel);
  const app = await NestFactory.createApplicationContext(RebuildingModule.with(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    await app.get(BoardMaintenanceService, { strict: false }).rebuild();
  } finally {
    await app.close();
  }
  print('The boards were counted again from the proven rounds.');
});
