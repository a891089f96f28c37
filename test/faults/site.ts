import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from './databases.js';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** Kinds of requests that kills are aimed at, in turn. */
export const AIMS = ['round', 'purchase', 'upload', 'ticket'] as const;
export type RequestKind = (typeof AIMS)[number] | 'look';

/** A kill after `left` further requests of a kind, at a share of the duration of the last one. */
interface Aim {
  readonly kind: RequestKind | undefined;
  readonly delayShare: number;
  readonly isOfDatabase: boolean;
  left: number;
}

/** The clock advances by it before a start: a server deletes unused pictures after an hour. */
const PAUSE_MS = 60 * 60 * 1000 + 1;

/** Thrown when the server was killed before its answer was complete. */
export class SiteLost extends Error {
  override readonly name = 'SiteLost';
}

/** A site that is killed and started again on the same data, with one clock for all starts. */
export class Site {
  /** Number of requests that the last kill left unanswered. */
  unanswered = 0;
  private server: ChildProcess | undefined;
  private output = '';
  private aheadMs = 0;
  private aim: Aim | undefined;
  private killed = Promise.resolve();
  /** From the moment of a kill until the next start, answers are dropped. */
  private isLost = true;
  private readonly lastMs = new Map<RequestKind, number>();

  constructor(
    private readonly database: Database,
    private readonly dataFolder: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns the environment of the server and of its commands. */
  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(this.port),
      DATABASE_URL: this.database.url,
      DATA_DIR: this.dataFolder,
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'warn',
      CLOCK_FILE: this.clockFile,
    };
  }

  /** Starts the database and the server on what their last run left, which ends if it has not been killed. */
  async start(): Promise<void> {
    await this.killed;
    await this.kill();
    await this.database.start();
    this.advance(PAUSE_MS);
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    const server = fork(SERVER, { execArgv: [], stdio: [...stdio], env: this.environment });
    this.output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.server = server;
    const end = once(server, 'exit').then(() => Promise.reject(new Error(this.output)));
    await Promise.race([once(server, 'message'), end]);
    end.catch(() => undefined);
    this.isLost = false;
  }

  advance(milliseconds: number): void {
    this.aheadMs += milliseconds;
    writeFileSync(`${this.clockFile}-next`, String(this.aheadMs));
    renameSync(`${this.clockFile}-next`, this.clockFile);
  }

  /** Lets the server be killed at a moment of a request that is sent from now on. */
  killAt(aim: Aim): void {
    this.aim = aim;
    this.unanswered = 0;
  }

  /** Kills the server immediately, and its database if `isOfDatabase` is true. */
  async kill(isOfDatabase = false): Promise<void> {
    this.isLost = true;
    this.aim = undefined;
    const { server } = this;
    const isRunning = server?.exitCode === null && server.signalCode === null;
    const end = isRunning ? once(server, 'exit') : undefined;
    server?.kill('SIGKILL');
    if (isOfDatabase) await this.database.kill();
    await end;
  }

  /** Sends a request. Throws SiteLost if the server is killed before the answer is complete. */
  async ask<Result>(kind: RequestKind, send: () => Promise<Result>): Promise<Result> {
    if (this.isLost) throw new SiteLost();
    const sentAt = performance.now();
    const answering = send();
    this.follow(kind);
    try {
      const answer = await answering;
      if (!this.isLost) {
        this.lastMs.set(kind, performance.now() - sentAt);
        return answer;
      }
    } catch (error) {
      if (!this.isLost) throw new Error(`The server wrote: ${this.output}`, { cause: error });
    }
    this.unanswered += 1;
    throw new SiteLost();
  }

  private get clockFile(): string {
    return join(this.dataFolder, 'clock-ahead');
  }

  private follow(kind: RequestKind): void {
    const { aim } = this;
    if (aim?.kind !== kind || (aim.left -= 1) > 0) return;
    this.isLost = true;
    const delayMs = aim.delayShare * (this.lastMs.get(kind) ?? 0);
    this.killed = wait(delayMs).then(() => this.kill(aim.isOfDatabase));
  }
}
