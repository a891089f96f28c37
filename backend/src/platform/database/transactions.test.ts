/** @mariadb */
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { aServer, serverError } from '../../../test/support/fake-server.js';
import { execution } from './unit-of-work.js';

describe('a transaction', () => {
  /** Returns the maximum number of units open at the same time, of three that begin together. */
  async function mostAtOnce(type: string): Promise<number> {
    const { unitOfWork } = aServer(undefined, type);
    let [open, most] = [0, 0];
    const work = async (): Promise<void> => {
      open += 1;
      most = Math.max(most, open);
      await turn();
      open -= 1;
    };
    await Promise.all([unitOfWork.run(work), unitOfWork.run(work), unitOfWork.run(work)]);
    return most;
  }

  it('runs side by side with others on a server, and alone in a file', async () => {
    expect([await mostAtOnce('mysql'), await mostAtOnce('better-sqlite3')]).toEqual([3, 1]);
  });

  it('is released in the end', async () => {
    const { unitOfWork, runner } = aServer();
    await unitOfWork.run(() => Promise.resolve());
    expect(runner.release).toHaveBeenCalledTimes(1);
    await expect(unitOfWork.run(() => Promise.reject(serverError(1064)))).rejects.toThrow('1064');
    expect(runner.release).toHaveBeenCalledTimes(2);
  });

  it('keeps what its effects belong to, apart from itself', async () => {
    const { unitOfWork } = aServer();
    const request = { ip: '::1' } as Request;
    let seen: unknown;
    await execution.run({ request }, () =>
      unitOfWork.run((tx) => {
        tx.afterCommit(() => (seen = execution.getStore()));
        return Promise.resolve();
      }),
    );
    expect(seen).toEqual({ request, unit: undefined });
  });
});

describe('a transaction that can not be rolled back', () => {
  const failing = new Error('no');
  const fail = (): Promise<never> => Promise.reject(failing);

  it('has its connection to a server thrown away', async () => {
    const { unitOfWork, runner, connection } = aServer();
    runner.rollbackTransaction.mockImplementation(fail);
    await expect(unitOfWork.run(fail)).rejects.toBe(failing);
    expect(connection.destroy).toHaveBeenCalledTimes(1);
    expect(runner.query).not.toHaveBeenCalled();
  });

  it.each([{}, null, 'a file'])('is made good in a file, whose connection is %j', async (file) => {
    const { unitOfWork, runner } = aServer(undefined, 'better-sqlite3');
    runner.rollbackTransaction.mockImplementationOnce(fail);
    runner.connect.mockResolvedValue(file);
    await expect(unitOfWork.run(fail)).rejects.toBe(failing);
    expect(runner.query.mock.calls).toEqual([['BEGIN']]);
    expect(runner.rollbackTransaction).toHaveBeenCalledTimes(2);
  });
});
