import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommonModule } from '../../platform/common.module.js';
import { createLog, NestLog } from '../../platform/log/log.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { LogRetentionService } from '../../play/rounds/log-retention.service.js';
import { RoundsModule } from '../../play/rounds/rounds.module.js';
import { print, runCommand } from './run-command.js';

/** The rounds and their dependencies, without routes. */
@Module({})
class PruningModule {
  static with(config: Config, log: ReturnType<typeof createLog>): DynamicModule {
    return {
      module: PruningModule,
      imports: [
        CommonModule.with(config, log, {}),
        DatabaseModule.with(config.database),
        RealtimeModule,
        RoundsModule,
      ],
    };
  }
}

/*
 * Deletes logs of rounds that are no longer needed: `npm run prune-logs`, or `node
 * backend/dist/app/commands/prune-logs.js`. On MySQL it runs beside servers. On SQLite it takes the data
 * folder's lock like every writer: a running server's transaction that has already read can't wait for a
 * second writer, so a member's request would fail. The server has to be stopped there; otherwise the command
 * fails and says so.
 */
await runCommand(async () => {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const log = createLog(config.logLevel);
  const app = await NestFactory.createApplicationContext(PruningModule.with(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    const { dropped, kept } = await app.get(LogRetentionService, { strict: false }).pruneLogs();
    print(`Dropped the logs of ${dropped} rounds and kept those of ${kept}.`);
  } finally {
    await app.close();
  }
});
