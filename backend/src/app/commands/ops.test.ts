/** @mariadb */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { changeMigrations, OTHER_VERSIONS } from '../../../test/support/other-versions.js';
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/support/database.js';
import { playedTicket } from '../../../test/support/rounds.js';

/** The server's clock is years ahead of the machine's clock, which commands use. */
const STARTS_AT = new Date(Date.now() + 1_000 * 24 * 60 * 60 * 1000);

let database: TestDatabase;
let app: TestApp;
let member: TestMember;

const startApp = (): Promise<TestApp> => startTestApp({ database, startsAt: STARTS_AT });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp();
  member = await app.aMember({ username: 'Quasar', coins: 10 });
  const { ticket, played } = await playedTicket(app, member, 12);
  await member.client.post('/api/games/stats', {
    gameName: 'Alien Clicker',
    round: ticket.round,
    log: played.log,
  });
});
afterAll(async () => {
  await app.close();
  await database.remove();
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const isServer = (): boolean => database.url.startsWith('mysql:');

/** Collects what is written to a stream instead of showing it. */
function collect(stream: NodeJS.WriteStream): jest.SpiedFunction<NodeJS.WriteStream['write']> {
  return jest.spyOn(stream, 'write').mockReturnValue(true);
}

const textOf = (writes: ReturnType<typeof collect>): string =>
  writes.mock.calls.map(([text]) => text).join('');

let runs = 0;

/** Runs a command like a process of its own: its module is loaded anew, with these variables and arguments. */
async function run(
  name: string,
  environment: Record<string, string> = {},
  ...others: string[]
): Promise<Ended> {
  const { argv, env } = process;
  const umask = process.umask();
  const [out, err] = [collect(process.stdout), collect(process.stderr)];
  process.argv = [...argv.slice(0, 2), name, ...others];
  process.env = { DATABASE_URL: database.url, DATA_DIR: database.dataFolder, ...environment };
  process.exitCode = 0;
  try {
    await import(new URL(`ops.ts?run=${(runs += 1)}`, import.meta.url).href);
    return { code: Number(process.exitCode), out: textOf(out), err: textOf(err) };
  } finally {
    Object.assign(process, { argv, env, exitCode: undefined });
    process.umask(umask);
    out.mockRestore();
    err.mockRestore();
  }
}

describe('npm run ops -- reconcile', () => {
  it('says beside a running server what it compared and that everything agrees', async () => {
    const { code, out, err } = await run('reconcile');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The database is (sqlite:|mysql:\/\/)\S+\.\n/);
    expect(out).not.toContain('app-password');
    expect(out).toContain('\nCompared: members 1, ledger lines 2, rounds 1, records 1, receipts 0.\n');
    expect(out).toMatch(/(\n✓ .+\.){7}\nEverything agrees\.\n$/);
  });

  it('names what does not agree and ends with 1 [SEC-44]', async () => {
    const give = (coins: number): Promise<number> =>
      app.unitOfWork.run((tx) =>
        tx.execute('UPDATE users SET coins = coins + ? WHERE id = ?', [coins, member.id]),
      );
    await give(5);
    const { code, out } = await run('reconcile');
    await give(-5);
    expect(code).toBe(1);
    expect(out).toMatch(
      /\n✗ Every balance is .+\.\n {4}Member \d+ \(Quasar\) has 17 coins, but the ledger lines add up to 12\.\n[^]+\n1 difference\.\n$/,
    );
  });

  it('says in one sentence why it can not begin, and ends with 1', async () => {
    const path = join(database.dataFolder, 'nothing.sqlite');
    expect(await run('reconcile', { DATABASE_URL: `sqlite:${path}` })).toEqual({
      code: 1,
      out: '',
      err: `The database file ${path} can't be read: check DATABASE_URL and DATA_DIR.\n`,
    });
  });
});

describe('npm run ops -- rebuild', () => {
  it('counts the boards again, on SQLite once the server is stopped', async () => {
    const scores = (): Promise<unknown[]> =>
      app.database.query(
        `SELECT b.board, e.score FROM boards b JOIN board_entries e ON e.boardId = b.id
         WHERE b.period = 'all' ORDER BY b.board, e.orderKey`,
      );
    const before = await scores();
    await app.unitOfWork.run((tx) => tx.execute('UPDATE board_entries SET score = 99'));
    if (!isServer()) {
      expect(await run('rebuild')).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^Another Alien Squad is already using \S+: stop it, .+\.\n$/),
      });
      await app.nest.close();
    }
    expect(await run('rebuild')).toEqual({
      code: 0,
      out: 'The boards were counted again from the proven rounds.\n',
      err: '',
    });
    if (!isServer()) app = await startApp();
    expect(await scores()).toEqual(before);
  });
});

describe('npm run ops -- backup and npm run ops -- restore', () => {
  const file = (): string => join(database.dataFolder, 'kept.ndjson.gz');

  it('keep a running site in a file that only its owner can read, and fill an empty database from it [SEC-50]', async () => {
    expect(await run('backup', {}, file())).toEqual({
      code: 0,
      out: expect.stringMatching(/^The database is .+\.\nThe backup is .+kept\.ndjson\.gz\.\n$/),
      err: '',
    });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const target = { DATABASE_URL: `sqlite:${join(database.dataFolder, 'restored.sqlite')}` };
    expect(await run('restore', target, file())).toEqual({
      code: 0,
      out: expect.stringMatching(
        /\nRestored the backup of 20.+: \d members, \d+ rows in all\. Everybody signs in/,
      ),
      err: '',
    });
    expect(await run('reconcile', target)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\nEverything agrees\.\n$/),
    });
    expect(await run('restore', target, file())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^This database has a member already: .+\n$/),
    });
  });

  it('put a backup without a name where npm was called, and without npm into the data folder', async () => {
    const elsewhere = join(database.dataFolder, 'elsewhere');
    mkdirSync(elsewhere);
    for (const [folder, environment] of [
      [database.dataFolder, {}],
      [elsewhere, { INIT_CWD: elsewhere }],
    ] as const) {
      const { out, err } = await run('backup', environment);
      const [, path = err] = /\nThe backup is (.+)\.\n$/.exec(out) ?? [];
      expect(dirname(path)).toBe(folder);
      expect(existsSync(path)).toBe(true);
    }
  });

  it('remove what a killed backup has left, and leave alone one that still runs and files of others', async () => {
    const folder = join(database.dataFolder, 'timer');
    mkdirSync(folder);
    const [left, running, strange] = [
      // No process has so large a number, and each has a parent.
      'alien-squad-2026-11-22T10-15-00Z.ndjson.gz.4194305.part',
      `alien-squad-2026-11-22T11-15-00Z.ndjson.gz.${process.ppid}.part`,
      'film.part',
    ];
    for (const name of [left, running, strange]) writeFileSync(join(folder, name), 'half');
    expect(await run('backup', {}, join(folder, 'night.gz'))).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(folder).sort()).toEqual([running, strange, 'night.gz']);
  });

  it('say in one sentence what is missing or in the way', async () => {
    expect(await run('backup', {}, file())).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is a file .+ already: name another one\.\n$/),
    });
    expect(await run('backup', {}, '/nowhere/kept')).toMatchObject({
      code: 1,
      err: "The file /nowhere/kept can't be written (ENOENT).\n",
    });
  });
});

describe('A command on a database of another version', () => {
  it.each(OTHER_VERSIONS)(
    'says in one sentence that it is $what, and ends with 1',
    async ({ change, sentence }) => {
      const other = await createMigratedDatabase();
      await changeMigrations(other, change);
      const backup = join(other.dataFolder, 'kept.gz');
      expect(await run('backup', {}, backup)).toMatchObject({ code: 0 });
      const environment = { DATABASE_URL: other.url, DATA_DIR: other.dataFolder };
      const calls = [
        ['reconcile'],
        ['backup'],
        ['restore', backup],
        ['reset-password', 'Quasar'],
        ['rebuild'],
      ];
      for (const [name = '', ...others] of calls)
        expect([name, await run(name, environment, ...others)]).toEqual([
          name,
          { code: 1, out: '', err: `${sentence}\n` },
        ]);
      await other.remove();
    },
  );
});

describe('npm run ops', () => {
  it.each([
    [
      'a command that is none',
      ['prune'],
      /^Use it like this:\n {2}npm run ops -- reconcile\n( {2}npm .+\n){4}$/,
    ],
    [
      'no argument where one is needed',
      ['restore'],
      /^Use it like this:\n {2}npm run ops -- restore <file>\n$/,
    ],
    [
      'an argument where none is taken',
      ['rebuild', 'boards'],
      /^Use it like this:\n {2}npm run ops -- rebuild\n$/,
    ],
    ['an option', ['reconcile', '--check'], /^Use it like this:\n {2}npm run ops -- reconcile\n$/],
  ])('says how it is called when it gets %s', async (_, [name = '', ...others], usage) => {
    expect(await run(name, {}, ...others)).toEqual({ code: 1, out: '', err: expect.stringMatching(usage) });
  });
});
