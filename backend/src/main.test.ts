import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { constants as osConstants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from './testing/database.js';
import { SilentProxy } from './testing/silent-proxy.js';

const BACKEND_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const SERVER = [
  process.execPath,
  // What compiles the sources hooks into Node.js in a way that Node.js 26 warns of.
  ...['--conditions=source', '--disable-warning=DEP0205', '--import', '@swc-node/register/esm-register'],
  'src/main.ts',
];

/** The same in a terminal, with its process id on the first line and the pipe of the variable `PIPE` open as long as it lives. */
const IN_TERMINAL = [
  'script',
  ...['--quiet', '--return', '--command', `echo $$; exec '${SERVER.join(`' '`)}' 9>"$PIPE"`, '/dev/null'],
];

/** Each of these tests starts one or more processes, which compile the sources as they load them. */
jest.setTimeout(60_000);

let database: TestDatabase;
const servers: Server[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  await database.remove();
});

/** A server in a process of its own, as people start it. */
class Server {
  out = '';
  err = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown[]>;

  constructor(environment: Record<string, string>, [command = '', ...parts] = SERVER) {
    this.child = spawn(command, parts, {
      cwd: BACKEND_FOLDER,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        SWC_NODE_PROJECT: 'tsconfig.src.json',
        PORT: '0',
        LOG_LEVEL: 'warn',
        INGEST: 'off',
        DATABASE_URL: database.url,
        DATA_DIR: database.dataFolder,
        ...environment,
      },
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.ended = once(this.child, 'close');
    servers.push(this);
  }

  /** The address of the server, once it listens. */
  async ready(): Promise<string> {
    const ready = /^Alien Squad is ready at (http\S+)$/m;
    await this.outputThat((out) => ready.test(out));
    return ready.exec(this.out)?.[1] ?? '';
  }

  /** Waits until the server has printed a text. */
  says(text: string): Promise<void> {
    return this.outputThat((out) => out.includes(text));
  }

  private async outputThat(isEnough: (out: string) => boolean): Promise<void> {
    const { stdout } = this.child;
    if (!stdout) throw new Error('The server has no output.');
    while (!isEnough(this.out)) {
      await Promise.race([once(stdout, 'data'), this.ended.then(() => Promise.reject(new Error(this.err)))]);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Leaves what it prints unread from now on. */
  pauseOutput(): void {
    this.child.stdout?.pause();
  }

  resumeOutput(): void {
    this.child.stdout?.resume();
  }

  /** Its exit code, or the signal that ended it. */
  async exitCode(): Promise<unknown> {
    const [code, signal] = await this.ended;
    return code ?? signal;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

async function failure(
  environment: Record<string, string>,
): Promise<{ code: unknown; err: string; out: string }> {
  const server = new Server(environment);
  return { code: await server.exitCode(), err: server.err, out: server.out };
}

/** Sends a login's head and waits until the server has taken it up; what it gives sends the rest and reads the status. */
async function beginLogin(url: string): Promise<() => Promise<number | undefined>> {
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const sent = request(`${url}/api/login`, { method: 'POST', agent: false, headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(JSON.stringify({ username: 'nobody', password: 'secret-1' }));
    const [answer] = await answered;
    return answer.resume().statusCode;
  };
}

function login(url: string, username: string, password: string): Promise<Response> {
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

describe('a start that can not succeed', () => {
  it('says which setting is wrong in one sentence and exits with 1', async () => {
    expect(await failure({ PORT: 'http' })).toEqual({
      code: 1,
      err: 'PORT must be a whole number from 0 to 65535, such as 3000 (0 takes any free port).\n',
      out: '',
    });
  });

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, err } = await failure({ PORT: port });
    other.close();
    expect([code, err]).toEqual([1, `Port ${port} is taken: set PORT to a free one.\n`]);
  });

  it('says at once that the database refuses the user', async () => {
    const refusal = Buffer.from('\0\0\0\0\xff\x15\x04#28000Access denied', 'latin1');
    refusal.writeUIntLE(refusal.length - 4, 0, 3);
    const refusing = createServer((socket) => socket.end(refusal)).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const address = refusing.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, err, out } = await failure({ DATABASE_URL: `mysql://app:hush@127.0.0.1:${port}/squad` });
    refusing.close();
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `The database server at 127.0.0.1:${port} refuses the user, the password or the database squad: check DATABASE_URL.\n`,
    );
  });

  it('says that another server holds the data, until that one is killed', async () => {
    const environment = { DATABASE_URL: `sqlite:${database.dataFolder}/held.sqlite` };
    const first = new Server(environment);
    await first.ready();
    const { code, err } = await failure(environment);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Another Alien Squad is already using \S+: .+\.\n$/),
    ]);
    await first.kill();
    await expect(new Server(environment).ready()).resolves.toContain('http');
  });
});

describe('a start that waits for its database', () => {
  /** An address that nothing listens at: the port of a server that has just gone. */
  async function nobodysAddress(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  it('says so and ends at once when it is told to stop', async () => {
    const address = await nobodysAddress();
    const server = new Server({ DATABASE_URL: `mysql://app:hush@${address}/squad` });
    await server.says(`The database at ${address}/squad doesn't answer yet (ECONNREFUSED)`);
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    expect(server.out + server.err).not.toContain('hush');
  });
});

/** So many answers of the database server are read before anybody is answered: it is being read from then. */
const AMID_THE_START = 30;

/** SQLite answers within the call: there is nothing that could fall silent. */
const describeOnServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? describe : () => undefined;

describeOnServer('a server whose database falls silent', () => {
  let proxy: SilentProxy;
  beforeEach(async () => {
    await database.remove();
    database = await createMigratedDatabase();
    proxy = await SilentProxy.before(database.url);
  });
  afterEach(() => proxy.close());

  it('ends by itself when it is told to', async () => {
    const server = new Server({ DATABASE_URL: proxy.url, SITE_OWNER_PASSWORD: 'open sesame' });
    await server.ready();
    proxy.fallSilent();
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    expect(server.err).toBe('');
  });

  it('starts all the same when it goes away in the middle of the start', async () => {
    proxy.cutAfter(AMID_THE_START);
    const server = new Server({ DATABASE_URL: proxy.url, SITE_OWNER_PASSWORD: 'open sesame' });
    await server.says('The database went away while the server started: the start begins anew.');
    const url = await server.ready();
    expect((await login(url, 'overlord', 'open sesame')).status).toBe(200);
    expect(server.out + server.err).not.toMatch(/\bat \w.*:\d+:\d+/);
  });
});

/** What has nothing to do with the database is tried once. */
const itOnFile = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? () => undefined : it;

function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

/** The writing end of a pipe, once somebody reads it: as long as nothing is written, they wait as at a disk that hangs. */
async function endOf(pipe: string): Promise<number> {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch {
      await new Promise(setImmediate);
    }
  }
}

describe('a server', () => {
  it('prints the password of the owner it makes once, and finishes what it has begun before it stops', async () => {
    const server = new Server({});
    const url = await server.ready();
    const password = /Password: {2}(\S{16})$/m.exec(server.out)?.[1] ?? '';
    const answer = await login(url, 'overlord', password);
    expect(await answer.json()).toMatchObject({ username: 'overlord', isAdmin: true, isOwner: true });
    expect(server.out.split(password)).toHaveLength(2);

    const logins = await Promise.all(Array.from({ length: 8 }, () => beginLogin(url)));
    server.signal('SIGTERM');
    expect(await Promise.all(logins.map((finish) => finish()))).toEqual(logins.map(() => 401));
    expect(await server.exitCode()).toBe(0);
    expect(server.err).toBe('');
  });

  it('sends its sockets away when it stops, and does not wait for one that never leaves', async () => {
    const server = new Server({ SITE_OWNER_PASSWORD: 'open sesame' });
    const url = await server.ready();
    const cookie = (await login(url, 'overlord', 'open sesame')).headers.getSetCookie()[0] ?? '';
    const open = async (): Promise<WebSocket> => {
      const headers = { Cookie: cookie.split(';', 1)[0] ?? '', Origin: new URL(url).origin };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/chat`, { headers });
      await once(socket, 'open');
      return socket;
    };
    const [leaving, deaf] = [await open(), await open()];
    deaf.pause();
    leaving.send(JSON.stringify({ type: 'chat_message', message: 'The last word', clientId: 'last-word' }));
    await once(leaving, 'message');
    const closed = once(leaving, 'close') as Promise<[number]>;
    server.signal('SIGTERM');
    expect((await closed)[0]).toBe(1001);
    expect(await server.exitCode()).toBe(0);
    expect(server.err).toBe('');
    deaf.terminate();
  });

  itOnFile('is gone in time when a disk hangs, and says that it did not come to its end', async () => {
    const server = new Server({});
    const url = await server.ready();
    const name = `${'e'.repeat(64)}.webp`;
    const folder = join(database.dataFolder, 'media', 'ee');
    mkdirSync(folder, { recursive: true });
    const pipe = join(folder, name);
    makePipe(pipe);
    const waiting = fetch(`${url}/media/ee/${name}`).catch((error: unknown) => error);
    const silentEnd = await endOf(pipe);
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe('SIGKILL');
    closeSync(silentEnd);
    expect(server.out).toContain('the rest was cut off.');
    expect(await waiting).toBeInstanceOf(Error);
  });

  itOnFile('is gone in time when its terminal is paused and takes not even the last line', async () => {
    const pipe = join(database.dataFolder, 'lives');
    makePipe(pipe);
    const gone = readFile(pipe);
    const server = new Server({ LOG_LEVEL: 'info', PIPE: pipe }, IN_TERMINAL);
    const url = await server.ready();
    server.pauseOutput();
    const longPath = `${url}/api/${'x'.repeat(12_000)}`;
    for (let line = 0; line < 60; line += 1) expect((await fetch(longPath)).status).toBe(404);
    process.kill(Number.parseInt(server.out, 10), 'SIGTERM');
    await gone;
    server.resumeOutput();
    expect(await server.exitCode()).toBe(128 + osConstants.signals.SIGKILL);
  });
});
