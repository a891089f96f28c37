import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from './database.js';

const BACKEND_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = [
  // The compiler hooks into Node.js in a way that Node.js 26 warns about.
  ...['--conditions=source', '--disable-warning=DEP0205', '--import', '@swc-node/register/esm-register'],
  'src/app/main.ts',
];

/** A server in a process of its own, as users start it. */
export class ServerProcess {
  out = '';
  err = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown[]>;

  constructor(database: TestDatabase, environment: Record<string, string>) {
    this.child = spawn(process.execPath, SERVER, {
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
  }

  /** Waits until the server listens, and returns its address. */
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

  /** Returns its exit code, or the signal that ended it. */
  async exitCode(): Promise<unknown> {
    const [code, signal] = await this.ended;
    return code ?? signal;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

/** The servers of one test, on a database of their own. */
export class Servers {
  database!: TestDatabase;
  private readonly started: ServerProcess[] = [];

  /** Creates their database; a test may replace it. */
  async open(): Promise<void> {
    this.database = await createTestDatabase();
  }

  start(environment: Record<string, string>): ServerProcess {
    const server = new ServerProcess(this.database, environment);
    this.started.push(server);
    return server;
  }

  /** Starts a server that exits by itself, and returns its exit code and output. */
  async failure(environment: Record<string, string>): Promise<{ code: unknown; err: string; out: string }> {
    const server = this.start(environment);
    return { code: await server.exitCode(), err: server.err, out: server.out };
  }

  async close(): Promise<void> {
    for (const server of this.started.splice(0)) await server.kill();
    await this.database.remove();
  }
}

/** Signs in like a client that is not a browser. */
export function login(url: string, username: string, password: string): Promise<Response> {
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}
