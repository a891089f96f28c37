import { expect, it } from '@jest/globals';
import { deadlineMs, MAINTENANCE_DEADLINE_MS, REQUEST_DEADLINE_MS } from '../database/deadlines.js';
import { runCommand } from './run-command.js';

it('gives the statements of a command the time that a large site takes', async () => {
  const umask = process.umask(0o077);
  let givenMs = 0;
  await runCommand(async () => {
    await Promise.resolve();
    givenMs = deadlineMs(REQUEST_DEADLINE_MS);
  });
  process.umask(umask);
  expect(givenMs).toBe(MAINTENANCE_DEADLINE_MS);
});
