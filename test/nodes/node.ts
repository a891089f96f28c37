import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** What all nodes of a site share. */
export interface SharedPlace {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly dataFolder: string;
}

/** A command for a node. */
interface Order {
  /** New offset of its clock to the machine's, in milliseconds. */
  readonly aheadMs?: number;
  readonly isBeat?: boolean;
}

interface Answer {
  readonly id: number;
  readonly sockets: number;
}

/** One process of the site, which is killed and restarted at the same port. */
export class SiteNode {
  private server: ChildProcess | undefined;
  private output = '';
  private orders = 0;

  constructor(
    readonly port: number,
    private readonly place: SharedPlace,
  ) {}

  /** Its own address, without the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process and resolves when it listens. */
  async start(): Promise<void> {
    const server = fork(SERVER, {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATABASE_URL: this.place.databaseUrl,
        REDIS_URL: this.place.redisUrl,
        DATA_DIR: this.place.dataFolder,
        TRUST_PROXY: '1',
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'warn',
      },
    });
    this.output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.server = server;
    this.orders = 0;
    await this.answer(server, 0);
  }

  /** Returns the number of open sockets at this node. */
  async countSockets(): Promise<number> {
    return (await this.order({})).sockets;
  }

  /** Triggers the node's 30 s heartbeat, with its clock this far ahead. */
  async beat(aheadMs: number): Promise<void> {
    await this.order({ aheadMs, isBeat: true });
  }

  /** Sends SIGKILL and resolves when the process has exited. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Requests a shutdown and returns the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Suspends the process: its port still accepts connections, but nothing answers. */
  hang(): void {
    this.server?.kill('SIGSTOP');
  }

  /** Resumes a suspended process. */
  goOn(): void {
    this.server?.kill('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return null;
    const end = once(server, 'exit') as Promise<[number | null]>;
    server.kill(signal);
    return (await end)[0];
  }

  private order(order: Order): Promise<Answer> {
    const { server } = this;
    if (!server) throw new Error(`The node at ${this.url} does not run.`);
    this.orders += 1;
    const answer = this.answer(server, this.orders);
    server.send({ ...order, id: this.orders }, () => undefined);
    return answer;
  }

  private answer(server: ChildProcess, id: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: Answer): void => {
        if (message.id === id) settle(() => resolve(message));
      };
      const onExit = (): void =>
        settle(() => reject(new Error(`The node at ${this.url} ended:\n${this.output}`)));
      const settle = (finish: () => void): void => {
        server.off('message', onMessage).off('exit', onExit);
        finish();
      };
      server.on('message', onMessage).on('exit', onExit);
    });
  }
}
