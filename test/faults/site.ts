import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** Coins of new members: enough for many purchases, but not for all. */
export const WELCOME_COINS = 10_000;

/** Where a site keeps its data: the values of DATABASE_URL and DATA_DIR. */
export interface DataPlace {
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

/** Thrown when the server was killed before it answered. */
export class SiteLost extends Error {
  override readonly name = 'SiteLost';
}

type ServerMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'moved'; readonly aheadMs: number }
  | { readonly kind: 'swept' };

/** Grace period before an unused picture is deleted: one hour, in milliseconds. */
const PICTURE_GRACE_MS = 60 * 60 * 1000;

/** A site that is killed and restarted on the same data, with one clock across restarts. */
export class Site {
  private aheadMs = 0;
  private server: ChildProcess | undefined;
  private output = '';
  private address = '';
  private isCut = true;

  constructor(readonly place: DataPlace) {}

  /** Address of the current process. */
  get url(): string {
    return this.address;
  }

  /** Returns true while responses are dropped: from the cut before a kill until the next start. */
  isLost(): boolean {
    return this.isCut;
  }

  /** Starts the server on the data of its last run, with the clock advanced. */
  async start(): Promise<void> {
    const server = fork(SERVER, {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: this.place.databaseUrl,
        DATA_DIR: this.place.dataFolder,
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'warn',
        CLOCK_AHEAD_MS: String(this.aheadMs),
        WELCOME_COINS: String(WELCOME_COINS),
      },
    });
    this.output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.server = server;
    this.isCut = false;
    const message = await this.answer(server, 'ready');
    if (message.kind === 'ready') this.address = message.url;
  }

  /**
   * Advances the clock. If the server is killed before it confirms, the next one starts with the advanced
   * clock.
   */
  async advance(milliseconds: number): Promise<void> {
    this.aheadMs += milliseconds;
    const { server, aheadMs } = this;
    if (!server || this.isCut) throw new SiteLost();
    const answer = this.answer(
      server,
      'moved',
      (message) => message.kind === 'moved' && message.aheadMs >= aheadMs,
    );
    server.send({ aheadMs }, () => undefined);
    await answer;
  }

  /** Advances the clock past the grace period of all pictures, and lets the server delete unused ones. */
  async sweepPictures(): Promise<void> {
    await this.advance(PICTURE_GRACE_MS + 1);
    const { server, aheadMs } = this;
    if (!server || this.isCut) throw new SiteLost();
    const answer = this.answer(server, 'swept');
    server.send({ aheadMs, isSweep: true }, () => undefined);
    await answer;
  }

  /**
   * From here on, responses are dropped: the clients never learn what the server does before it is killed.
   */
  cut(): void {
    this.isCut = true;
  }

  /** Kills the server immediately and resolves when the process has exited. */
  async kill(): Promise<void> {
    this.cut();
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const end = once(server, 'exit');
    server.kill('SIGKILL');
    await end;
  }

  /**
   * Resolves with the next message of a kind. Rejects with SiteLost, or with the output of a server that
   * exited by itself.
   */
  private answer(
    server: ChildProcess,
    kind: ServerMessage['kind'],
    isMeant: (message: ServerMessage) => boolean = () => true,
  ): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const onMessage = (message: ServerMessage): void => {
        if (message.kind === kind && isMeant(message)) settle(() => resolve(message));
      };
      const onExit = (): void =>
        settle(() =>
          reject(this.isCut ? new SiteLost() : new Error(`The server ended by itself:\n${this.output}`)),
        );
      const settle = (finish: () => void): void => {
        server.off('message', onMessage).off('exit', onExit);
        finish();
      };
      server.setMaxListeners(50).on('message', onMessage).on('exit', onExit);
      if (server.exitCode !== null || server.signalCode !== null) onExit();
    });
  }
}
