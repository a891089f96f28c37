import { connect, type Socket } from 'node:net';
import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { deadlineMs, REQUEST_DEADLINE_MS } from './deadlines.js';
import { DatabaseSilence, isAnswered, isUnavailable } from '../errors/database-errors.js';

/** Timeouts of a connection pool, in milliseconds. */
export interface PoolTimeouts {
  /** For one statement, unless `withDeadline` sets another one; also the maximum wait for a connection. */
  readonly statementMs: number;
  /** For a connection to open. */
  readonly connectMs: number;
  /** For a connection and for its answer, when a probe only checks whether the server is there. */
  readonly probeMs: number;
  /** For connections to end normally when the pool is closed. */
  readonly closeMs: number;
}

/** Timeouts of a running server. */
export const POOL_TIMEOUTS: PoolTimeouts = {
  statementMs: REQUEST_DEADLINE_MS,
  connectMs: 3_000,
  probeMs: 1_000,
  closeMs: 1_000,
};

/** Called when the server stops answering, with the reason, and when it answers again. */
export type AnsweringHandler = (isAnswering: boolean, reason: string) => void;

/** Maximum number of requests waiting for a connection; more have no chance to get one in time. */
const MAX_WAITING = 2_000;

/** Idle time after which TCP keep-alive checks whether the other end of a connection is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Lock wait timeout. It is shorter than the statement timeout, so that a blocked transaction is retried
 * before its connection is closed.
 */
const LOCK_WAIT_SECONDS = 3;

type Answer = (error: Error | null, ...results: unknown[]) => void;

/**
 * Replaces the module mysql2 for TypeORM: pools in which no caller waits for ever. mysql2 and TypeORM have no
 * timeout after which a connection is discarded, and a silent connection raises no error by itself.
 */
export function boundedDriver(
  patience: PoolTimeouts,
  onAnswering: AnsweringHandler,
): { createPool(options: PoolOptions): BoundedPool } {
  return { createPool: (options) => new BoundedPool(options, patience, onAnswering) };
}

/** The part of a pool's interface that TypeORM uses. */
class BoundedPool {
  private readonly pool: Pool;
  private readonly sockets = new Map<unknown, Socket>();
  private readonly idle = new Set<PoolConnection>();
  private isAnswering = true;
  /** Time of the server's last answer, by `performance.now()`. */
  private heardAtMs = 0;

  constructor(
    options: PoolOptions,
    private readonly patience: PoolTimeouts,
    private readonly onAnswering: AnsweringHandler,
  ) {
    this.pool = createPool({
      ...options,
      connectTimeout: patience.connectMs,
      queueLimit: MAX_WAITING,
      stream: ({ config }: { config: PoolOptions }) => this.open(config),
    });
    this.pool.on('connection', (connection) => this.prepare(connection));
    this.pool.on('acquire', (connection) => this.idle.delete(connection));
    this.pool.on('release', (connection) => this.idle.add(connection));
  }

  /** Lends a connection, or fails in time if none is available. */
  getConnection(lend: (error: Error | null, connection?: PoolConnection) => void): void {
    const askedAtMs = performance.now();
    const waitMs = Math.min(this.patience.statementMs, deadlineMs(this.patience.statementMs));
    let isOver = false;
    const end = (error: Error | null, connection?: PoolConnection): void => {
      if (isOver) return connection?.release();
      isOver = true;
      callOff();
      lend(error, connection);
    };
    const callOff = afterTimeout(waitMs, () => end(DatabaseSilence.noConnection(this.isAnswering)));
    this.pool.getConnection((error, connection) => {
      if (error && isUnavailable(error)) this.noteSilence(askedAtMs, error);
      // mysql2's own errors have no code: the pool is closed, or too many requests wait.
      end(error && !('code' in error) ? DatabaseSilence.noConnection(this.isAnswering) : error, connection);
    });
  }

  /** Ends every connection; those that don't end in time are destroyed. */
  end(done: () => void): void {
    const ended = (): void => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(() => {
      for (const socket of this.sockets.values()) socket.destroy();
      done();
    }, this.patience.closeMs);
    this.pool.end(ended);
  }

  /** Opens the socket for mysql2 and stores it, since ending a connection needs a server that answers. */
  private open(config: PoolOptions): Socket {
    const { host = '', port = 0 } = config;
    const socket = connect({
      ...{ host, port, noDelay: true },
      ...{ keepAlive: true, keepAliveInitialDelay: KEEP_ALIVE_AFTER_MS },
    });
    this.sockets.set(config, socket);
    socket.once('close', () => this.sockets.delete(config));
    return socket;
  }

  private prepare(connection: PoolConnection): void {
    // Failures are reported to the running statement. Without a handler, Node.js would exit.
    connection.on('error', () => this.idle.delete(connection));
    connection.on('end', () => this.idle.delete(connection));
    const query = connection.query.bind(connection) as (...values: unknown[]) => unknown;
    const bounded = (...values: unknown[]): unknown => {
      const answer = values.pop() as Answer;
      return query(...values, this.within(deadlineMs(this.patience.statementMs), connection, answer));
    };
    Object.assign(connection, { query: bounded });
    query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`, ignore);
  }

  /** Wraps `answer` with a timeout. After it the connection is destroyed, which makes the statement fail. */
  private within(milliseconds: number, connection: PoolConnection, answer: Answer): Answer {
    const askedAtMs = performance.now();
    const callOff = afterTimeout(milliseconds, () => {
      const reason = DatabaseSilence.unanswered(milliseconds);
      this.noteSilence(askedAtMs, reason);
      this.cut(connection, reason);
    });
    return (error, ...results) => {
      callOff();
      if (!error || isAnswered(error)) this.noteAnswer();
      answer(error, ...results);
    };
  }

  /** Destroys a silent connection and all idle ones, which may be silent as well. */
  private cut(silent: PoolConnection, reason: DatabaseSilence): void {
    for (const connection of [silent, ...this.idle]) this.sockets.get(connection.config)?.destroy(reason);
    this.idle.clear();
  }

  private noteAnswer(): void {
    this.heardAtMs = performance.now();
    if (this.isAnswering) return;
    this.isAnswering = true;
    this.onAnswering(true, 'it answers');
  }

  /**
   * Reports silence, unless the server has answered since the request: then the request says nothing about
   * its current state.
   */
  private noteSilence(askedAtMs: number, { message }: Error): void {
    if (!this.isAnswering || askedAtMs < this.heardAtMs) return;
    this.isAnswering = false;
    this.onAnswering(false, message);
  }
}

/**
 * Calls `lose` after this time, unless the returned function is called before. Data that arrived while this
 * process was busy is handled first.
 */
function afterTimeout(milliseconds: number, lose: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(lose)), milliseconds);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

function ignore(): void {
  return;
}
