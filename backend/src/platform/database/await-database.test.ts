/** @mariadb */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../errors/problem.js';
import { StartError } from '../errors/start-error.js';
import { startOn } from './await-database.js';

const ADDRESS = {
  kind: 'mysql',
  host: 'db.example',
  port: 3306,
  user: 'app',
  password: 'hush',
  database: 'squad',
  tls: undefined,
} as const;

const lost = (code = 'PROTOCOL_CONNECTION_LOST'): Error => Object.assign(new Error('lost'), { code });

/** Starts that fail with these errors in turn and then succeed; only pauses take time. */
function aStart(...errors: Error[]) {
  const seen = { starts: 0, elapsedMs: 0, said: [] as string[] };
  jest.spyOn(performance, 'now').mockImplementation(() => seen.elapsedMs);
  const start = (): Promise<string> => {
    const error = errors[seen.starts];
    seen.starts += 1;
    return error ? Promise.reject(error) : Promise.resolve('started');
  };
  const started = startOn(ADDRESS, start, {
    say: (sentence) => seen.said.push(sentence),
    pause: () => Promise.resolve((seen.elapsedMs += 1_000)),
  });
  return { started, seen };
}

describe('a start whose database is away', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('says so once and begins again until it answers, however it was told', async () => {
    const told = new StartError('It can not be reached.', { cause: lost() });
    const unknown = new Problem('server.outcome_unknown', { cause: lost() });
    const { started, seen } = aStart(lost('ECONNREFUSED'), told, unknown);
    expect(await started).toBe('started');
    expect(seen.starts).toBe(4);
    expect(seen.said).toEqual([
      'There is no answer from the database squad at db.example:3306 yet (ECONNREFUSED): waiting for it, for 60 seconds at the most.',
    ]);
  });

  it('ends after a minute with what is wrong', async () => {
    const told = new StartError('It can not be reached.', { cause: lost() });
    const { started, seen } = aStart(...Array.from({ length: 1_000 }, () => told));
    await expect(started).rejects.toBe(told);
    expect([seen.elapsedMs, seen.said.length]).toEqual([60_000, 1]);
  });

  it('fails at once for any other reason', async () => {
    const refused = lost('ER_ACCESS_DENIED_ERROR');
    const { started, seen } = aStart(refused);
    await expect(started).rejects.toBe(refused);
    expect([seen.starts, seen.said]).toEqual([1, []]);
  });
});
