import {
  type DynamicModule,
  Global,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger as Log } from 'pino';
import { LOG } from '../log/log.js';
import { Config } from '../config/config.js';
import { DatabaseConnection } from './connection.js';
import type { Entities } from './data-source.js';
import { Database } from './database.js';
import { UnitOfWork } from './unit-of-work.js';

@Injectable()
class DatabaseCloserService implements OnApplicationShutdown {
  constructor(private readonly connection: DatabaseConnection) {}

  onApplicationShutdown(): Promise<void> {
    return this.connection.close();
  }
}

/** Opens the database at the start, closes it at the end, and provides `Database` and `UnitOfWork`. */
@Global()
@Module({})
export class DatabaseModule {
  /** Builds the module with these entities. The app passes them, since they belong to the areas above. */
  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        DatabaseCloserService,
        {
          provide: DatabaseConnection,
          inject: [Config, LOG],
          useFactory: (config: Config, log: Log) => openDatabase(config, log, entities),
        },
        {
          provide: Database,
          inject: [DatabaseConnection],
          useFactory: (connection: DatabaseConnection) => new Database(connection.reader),
        },
        {
          provide: UnitOfWork,
          inject: [DatabaseConnection],
          useFactory: createUnitOfWork,
        },
      ],
      exports: [DatabaseConnection, Database, UnitOfWork],
    };
  }
}

function openDatabase(config: Config, log: Log, entities: Entities): Promise<DatabaseConnection> {
  return DatabaseConnection.open(config, {
    entities,
    onAnswering: (isAnswering, reason) => {
      if (isAnswering) log.warn('The database answers again.');
      else log.warn({ reason }, 'The database does not answer: requests are answered with 503.');
    },
  });
}

function createUnitOfWork({ writer }: DatabaseConnection): UnitOfWork {
  const logger = new Logger(UnitOfWork.name);
  return new UnitOfWork(writer, (error) => logger.error('An effect after a commit failed', error));
}
