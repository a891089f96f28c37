import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** One process of the site, which is killed and restarted at the same port. */
export class SiteNode {
  private server: ChildProcess | undefined;

  /** `environment` is what all nodes of the site share. */
  constructor(
    readonly port: number,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Its own address, without the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process. Resolves when it listens, and rejects when it ends before. */
  async start(): Promise<void> {
    const server = fork(SERVER, {
      execArgv: [],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        TRUST_PROXY: '1',
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'error',
        ...this.environment,
      },
    });
    this.server = server;
    const end = once(server, 'exit').then(() => Promise.reject(new Error(`${this.url} ended.`)));
    await Promise.race([once(server, 'message'), end]);
    end.catch(() => undefined);
  }

  /** Ends the process and returns its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return null;
    const end = once(server, 'exit') as Promise<[number | null]>;
    server.kill(signal);
    return (await end)[0];
  }

  /** Suspends the process: its port still accepts connections, but nothing answers. */
  hang(): void {
    this.server?.kill('SIGSTOP');
  }

  /** Resumes a suspended process. */
  goOn(): void {
    this.server?.kill('SIGCONT');
  }
}
