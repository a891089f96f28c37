import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommonModule } from '../../platform/common.module.js';
import { createLog, NestLog } from '../../platform/log/log.js';
import { StartError } from '../../platform/errors/start-error.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { takeSnapshot } from '../../platform/database/snapshot.js';
import { BoardsModule } from '../../play/boards/boards.module.js';
import {
  type BoardDifferences,
  BoardRebuildService,
  checkBoards,
} from '../../play/boards/board-rebuild.service.js';
import { RealtimeModule } from '../../platform/realtime/realtime.module.js';
import { ENTITIES } from '../entities.js';
import { print, runCommand } from './run-command.js';

/** The boards and their dependencies, without routes. */
@Module({})
class RebuildingModule {
  static with(config: Config, log: ReturnType<typeof createLog>): DynamicModule {
    return {
      module: RebuildingModule,
      imports: [
        CommonModule.with(config, log, {}),
        DatabaseModule.with(ENTITIES),
        RealtimeModule,
        BoardsModule,
      ],
    };
  }
}

/*
 * Rebuilds the boards from the proven rounds and prints the differences: `npm run rebuild-boards`, or `node
 * backend/dist/app/commands/rebuild-boards.js`. On MySQL it runs beside servers. On SQLite it fails while a
 * server runs, like every writer. With --check it changes nothing: it reads one snapshot, also beside a
 * running server, and exits with 1 when something differs.
 */
await runCommand(async () => {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) throw new StartError(`There is no option ${unknown}: it is --check or none.`);
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (options.includes('--check')) {
    const found = await check(config);
    if (found.differences > 0) process.exitCode = 1;
    tell(found, 'The boards differ from the rounds');
  } else {
    tell(await rebuild(config), 'The boards were counted again');
  }
});

async function check(config: Config): Promise<BoardDifferences> {
  const snapshot = await takeSnapshot(config.database);
  try {
    return await checkBoards(snapshot, new Date());
  } finally {
    await snapshot.close();
  }
}

async function rebuild(config: Config): Promise<BoardDifferences> {
  const log = createLog(config.logLevel);
  const app = await NestFactory.createApplicationContext(RebuildingModule.with(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    return await app.get(BoardRebuildService, { strict: false }).rebuild();
  } finally {
    await app.close();
  }
}

function tell({ differences, sentences }: BoardDifferences, what: string): void {
  for (const sentence of sentences) print(sentence);
  const hidden = differences - sentences.length;
  if (hidden > 0) print(`And ${hidden.toLocaleString('en')} more.`);
  const count = differences === 1 ? '1 difference' : `${differences.toLocaleString('en')} differences`;
  print(differences === 0 ? 'Every board is what the proven rounds make.' : `${what}: ${count}.`);
}
