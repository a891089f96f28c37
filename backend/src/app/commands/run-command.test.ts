import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { Problem } from '../../platform/errors/problem.js';
import {
  deadlineMs,
  MAINTENANCE_DEADLINE_MS,
  REQUEST_DEADLINE_MS,
} from '../../platform/database/deadlines.js';
import { runCommand } from './run-command.js';

let umask: number;
beforeEach(() => {
  umask = process.umask(0o077);
});
afterEach(() => {
  process.umask(umask);
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

it('gives the statements of a command the time that a large site takes', async () => {
  let givenMs = 0;
  await runCommand(async () => {
    await Promise.resolve();
    givenMs = deadlineMs(REQUEST_DEADLINE_MS);
  });
  expect(givenMs).toBe(MAINTENANCE_DEADLINE_MS);
});

describe('a command that can not go on', () => {
  const BUSY = /^Another process keeps the database file \S+ busy: try again when it is done\.\n$/;
  const AWAY =
    /^There is no answer from the database file \S+ any more: look at its server, and try again\.\n$/;

  it.each([
    ['another process has locked the file', withCode('SQLITE_BUSY'), BUSY],
    ['no connection became free', withCode('DATABASE_BUSY'), BUSY],
    ['the server goes away', withCode('ECONNRESET'), AWAY],
    [
      'the server goes away during a commit',
      new Problem('server.outcome_unknown', { cause: withCode('DATABASE_SILENT') }),
      AWAY,
    ],
  ])('since %s says so in one sentence and ends with 1', async (_, error, sentence) => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runCommand(() => Promise.reject(error));
    expect(told.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    expect(process.exitCode).toBe(1);
  });

  it('since it has a mistake shows where, and no values of the statement', async () => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const mistake = new QueryFailedError(
      'UPDATE users SET password = ?',
      ['$argon2id$'],
      new Error('no column'),
    );
    await runCommand(() => Promise.reject(mistake));
    const said = String(told.mock.calls[0]?.[0]);
    expect(said).toMatch(/^QueryFailedError: no column\n {4}at .+run-command\.test/);
    expect(said).not.toContain('argon2id');
    expect(process.exitCode).toBe(1);
  });
});
