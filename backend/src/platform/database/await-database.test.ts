/** @mariadb */
import { describe, expect, it } from '@jest/globals';
import { Problem } from '../errors/problem.js';
import { StartError } from '../errors/start-error.js';
import { awaitDatabase, startOn, type Waiting } from './await-database.js';

const ADDRESS = {
  kind: 'mysql',
  host: 'db.example',
  port: 3306,
  user: 'app',
  password: 'hush',
  database: 'squad',
  tls: undefined,
} as const;

/** A stub server that fails the attempts with these codes in turn, then connects; only pauses take time. */
function aServer(...codes: string[]): { seen: Seen; waiting: Waiting } {
  const seen: Seen = { attempts: 0, elapsedMs: 0, said: [] };
  const waiting: Waiting = {
    connect: () => {
      const code = codes[seen.attempts];
      seen.attempts += 1;
      return code === undefined
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error(code), { code }));
    },
    pause: (milliseconds) => Promise.resolve((seen.elapsedMs += milliseconds)),
    elapsedMs: () => seen.elapsedMs,
    say: (sentence) => seen.said.push(sentence),
  };
  return { seen, waiting };
}

interface Seen {
  attempts: number;
  elapsedMs: number;
  readonly said: string[];
}

describe('waiting for the database', () => {
  it('says once that the server does not answer yet, and ends as soon as it does', async () => {
    const { seen, waiting } = aServer('ENOTFOUND', 'ECONNREFUSED', 'PROTOCOL_CONNECTION_LOST');
    await awaitDatabase(ADDRESS, waiting);
    expect(seen.attempts).toBe(4);
    expect(seen.said).toEqual([
      "The database at db.example:3306/squad doesn't answer yet (ENOTFOUND): waiting for it, for 60 seconds at the most.",
    ]);
  });

  it('ends after a minute, for the start to say what is wrong', async () => {
    const { seen, waiting } = aServer(...Array.from({ length: 1000 }, () => 'ECONNREFUSED'));
    await awaitDatabase(ADDRESS, waiting);
    expect(seen.elapsedMs).toBe(60_000);
    expect(seen.said).toHaveLength(1);
  });

  it.each(['ER_ACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR'])('is of no use after %s', async (code) => {
    const { seen, waiting } = aServer(code);
    await awaitDatabase(ADDRESS, waiting);
    expect([seen.attempts, seen.said]).toEqual([1, []]);
  });
});

describe('a start whose database goes away', () => {
  const lost = (): Error => Object.assign(new Error('lost'), { code: 'PROTOCOL_CONNECTION_LOST' });

  /** Starts that fail with these errors in turn and then succeed; each waits for the database before. */
  function aStart(hasHope: boolean, ...errors: Error[]) {
    const { seen, waiting } = aServer();
    let waits = 0;
    const wait = () => Promise.resolve((waits += 1) > 0 && hasHope);
    const started = startOn({ ...waiting, wait }, () => {
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve('started');
    });
    return { started, seen, waits: () => waits };
  }

  it('waits for it and begins again, however it was told', async () => {
    const told = new StartError('It can not be reached.', { cause: lost() });
    const unknown = new Problem('server.outcome_unknown', { cause: lost() });
    const { started, seen, waits } = aStart(true, lost(), told, unknown);
    expect(await started).toBe('started');
    expect(waits()).toBe(4);
    expect(new Set(seen.said)).toEqual(
      new Set(['The database went away while the server started: starting again.']),
    );
  });

  it('says in one sentence that it stays away or goes away again and again', async () => {
    const told = new StartError('It can not be reached.', { cause: lost() });
    await expect(aStart(false, told).started).rejects.toBe(told);
    const again = aStart(true, ...Array.from({ length: 1000 }, lost));
    await expect(again.started).rejects.toEqual(
      new StartError('The database goes away whenever the server starts: look there first.'),
    );
    expect(again.waits()).toBe(10);
  });

  it('fails at once for any other reason', async () => {
    const mistake = new Error('a mistake of the program');
    const { started, waits } = aStart(true, mistake);
    await expect(started).rejects.toBe(mistake);
    expect(waits()).toBe(1);
  });
});
