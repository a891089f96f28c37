import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { DatabaseConnection } from './connection.js';
import { readerOptions, writerOptions } from './data-source.js';
import { Database } from './database.js';
import { UnitOfWork } from './unit-of-work.js';
import { Writer } from './writer.js';

/** `await-database.ts` repeats the whole start, and not only the first connection, without an error a second. */
const NO_RETRY = { toRetry: () => false };

/** Number of modules built. Their data sources differ in name, because tests run several apps at once. */
let count = 0;

/** Opens the database at the start, closes it at the end, and provides `Database` and `UnitOfWork`. */
@Global()
@Module({})
export class DatabaseModule {
  /** Builds the module for the database at this address. */
  static with(address: DatabaseAddress): DynamicModule {
    count += 1;
    const [writer, reader] = [`writer-${count}`, `reader-${count}`];
    const tokens = [
      getDataSourceToken(writer),
      getDataSourceToken(address.kind === 'sqlite' ? reader : writer),
    ];
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          name: writer,
          useFactory: () => ({ ...NO_RETRY, ...writerOptions(address) }),
          dataSourceFactory: () => Promise.resolve(new Writer(address)),
        }),
        ...(address.kind === 'sqlite' ? [readerModule(reader, writer, address)] : []),
      ],
      providers: [
        {
          provide: DatabaseConnection,
          inject: tokens,
          useFactory: (...sources: [DataSource, DataSource]) => new DatabaseConnection(...sources),
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

/** Builds the module of the reader, which opens the file once the writer has migrated it. */
function readerModule(
  name: string,
  writer: string,
  address: Extract<DatabaseAddress, { kind: 'sqlite' }>,
): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name,
    inject: [getDataSourceToken(writer)],
    useFactory: () => ({ ...NO_RETRY, ...readerOptions(address) }),
  });
}

function createUnitOfWork({ writer }: DatabaseConnection): UnitOfWork {
  const logger = new Logger(UnitOfWork.name);
  return new UnitOfWork(writer, (error) => logger.error('An effect after a commit failed', error));
}
