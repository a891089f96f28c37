import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** What new members begin with: enough for many purchases, too little for all. */
export const WELCOME_COINS = 10_000;

/** Where a site keeps its data: what goes into DATABASE_URL and DATA_DIR. */
export interface DataPlace {
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

/** The server was killed before it answered. */
export class SiteLost extends Error {
  override readonly name = 'SiteLost';
}

type ServerMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'moved'; readonly aheadMs: number }
  | { readonly kind: 'swept' };

/** A picture that nobody has is kept for an hour. */
const PICTURE_GRACE_MS = 60 * 60 * 1000;

/** A site that is killed and started again on the same data, with one clock through all its lives. */
export class Site {
  private aheadMs = 0;
  private server: ChildProcess | undefined;
  private output = '';
  private address = '';
  private isCut = true;

  constructor(readonly place: DataPlace) {}

  /** The address of the present life. */
  get url(): string {
    return this.address;
  }

  /** Whether nobody hears the server any more: it is being killed, or was and is not started again yet. */
  isLost(): boolean {
    return this.isCut;
  }

  /** Starts the server where its last life ended; the clock has gone on. */
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

  /** Moves the clock on; it is moved in the next life as well when this one ends before it says so. */
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

  /** Moves the clock on until no picture is new any more, and has the server remove those that nobody has. */
  async sweepPictures(): Promise<void> {
    await this.advance(PICTURE_GRACE_MS + 1);
    const { server, aheadMs } = this;
    if (!server || this.isCut) throw new SiteLost();
    const answer = this.answer(server, 'swept');
    server.send({ aheadMs, isSweep: true }, () => undefined);
    await answer;
  }

  /** From here on no answer gets through: what the server still does before it is killed, nobody is told. */
  cut(): void {
    this.isCut = true;
  }

  /** Kills the server at once, wherever it is; gives when it is gone. */
  async kill(): Promise<void> {
    this.cut();
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const end = once(server, 'exit');
    server.kill('SIGKILL');
    await end;
  }

  /** The next message of a kind, or a SiteLost; a server that ends by itself is a mistake, told with its output. */
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
