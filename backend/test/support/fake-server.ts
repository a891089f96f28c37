import { jest } from '@jest/globals';
import type { DataSource, QueryRunner } from 'typeorm';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.js';

/** A stub of a database server whose commits and statements fail on demand, which real servers can't do. */
export function aServer(commit: () => Promise<void> = () => Promise.resolve(), type = 'mysql') {
  const connection = { destroy: jest.fn() };
  const runner = {
    startTransaction: jest.fn((_isolation?: string) => Promise.resolve()),
    commitTransaction: commit,
    rollbackTransaction: jest.fn(() => Promise.resolve()),
    release: jest.fn(() => Promise.resolve()),
    connect: jest.fn((): Promise<unknown> => Promise.resolve(connection)),
    query: jest.fn((_sql: string) => Promise.resolve()),
  };
  const dataSource = {
    options: { type },
    createQueryRunner: () => runner as unknown as QueryRunner,
    createEntityManager: () => ({}),
  };
  const unitOfWork = new UnitOfWork(dataSource as unknown as DataSource, () => undefined);
  return { unitOfWork, runner, connection };
}

/** Returns an error of MySQL and MariaDB by its number. */
export function serverError(errno: number): Error {
  return Object.assign(new Error(`the server's error ${errno}`), { errno });
}
