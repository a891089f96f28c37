import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommonModule } from '../../platform/common.module.js';
import { createLog, NestLog } from '../../platform/log/log.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { PictureCleanupService } from '../../community/profile/picture-cleanup.service.js';
import { ProfileModule } from '../../community/profile/profile.module.js';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { print, runCommand } from './run-command.js';

/** The pictures and their dependencies, without routes. */
@Module({})
class SweepingModule {
  static with(config: Config, log: ReturnType<typeof createLog>): DynamicModule {
    return {
      module: SweepingModule,
      imports: [
        CommonModule.with(config, log, {}),
        DatabaseModule.with(config.database),
        RealtimeModule,
        ProfileModule,
      ],
    };
  }
}

/*
 * Deletes pictures that no member uses: `npm run sweep-pictures`, or `node
 * backend/dist/app/commands/sweep-pictures.js`. A server does the same when it starts and every hour. On
 * SQLite it fails while a server runs, like every writer.
 */
await runCommand(async () => {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const log = createLog(config.logLevel);
  const app = await NestFactory.createApplicationContext(SweepingModule.with(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    const removed = await app.get(PictureCleanupService, { strict: false }).sweep();
    print(`Removed ${removed} pictures that nobody has.`);
  } finally {
    await app.close();
  }
});
