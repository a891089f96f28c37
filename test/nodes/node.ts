import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** What every node of a site shares. */
export interface SharedPlace {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly dataFolder: string;
}

/** What a node is asked to do. */
interface Order {
  /** How far its clock runs ahead of the machine's from now on, in milliseconds. */
  readonly aheadMs?: number;
  readonly isBeat?: boolean;
}

interface Answer {
  readonly id: number;
  readonly sockets: number;
}

/** One process of the site, which is killed and started again at the same port. */
export class SiteNode {
  private server: ChildProcess | undefined;
  private output = '';
  private orders = 0;

  constructor(
    readonly port: number,
    private readonly place: SharedPlace,
  ) {}

  /** The address without the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process; gives when it listens. */
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

  /** How many sockets are open at this node. */
  async countSockets(): Promise<number> {
    return (await this.order({})).sockets;
  }

  /** Has the node do what it does every 30 s, at a time that is so far ahead. */
  async beat(aheadMs: number): Promise<void> {
    await this.order({ aheadMs, isBeat: true });
  }

  /** Ends the process without a word; gives when it is gone. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks the process to end; gives its exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Stops the process in the middle of what it does: its port still takes connections, and nothing answers. */
  hang(): void {
    this.server?.kill('SIGSTOP');
  }

  /** Has a process that hangs go on. */
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
