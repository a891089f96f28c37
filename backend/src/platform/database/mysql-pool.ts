import { connect, type Socket } from 'node:net';
import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { deadlineMs, REQUEST_DEADLINE_MS } from './deadlines.js';
import { DatabaseSilence, isAnswered, isUnavailable } from '../errors/database-errors.js';

/** How long a pool has patience with a database server. */
export interface PoolTimeouts {
  /** For one statement, unless `withDeadline` says otherwise; nobody waits longer for a connection either. */
  readonly statementMs: number;
  /** For a connection to open. */
  readonly connectMs: number;
  /** For a connection and for its answer, when all that is asked is whether the server is there. */
  readonly probeMs: number;
  /** For connections to end by themselves when the pool is closed. */
  readonly closeMs: number;
}

/** The patience of a running server. */
export const POOL_TIMEOUTS: PoolTimeouts = {
  statementMs: REQUEST_DEADLINE_MS,
  connectMs: 3_000,
  probeMs: 1_000,
  closeMs: 1_000,
};

/** Hears when the server stops answering, with the reason, and when it answers again. */
export type AnsweringHandler = (isAnswering: boolean, reason: string) => void;

/** More than that many requests have no chance to get a connection in time. */
const MAX_WAITING = 2_000;

/** A connection on which nothing is said for so long is asked by TCP whether its other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A row that somebody else keeps locked is given up, and the transaction run again, before its connection is. */
const LOCK_WAIT_SECONDS = 3;

type Answer = (error: Error | null, ...results: unknown[]) => void;

/**
 * What TypeORM takes for the module mysql2: pools of connections that never have anybody wait for ever. mysql2 and
 * TypeORM know no deadline after which a connection is thrown away, and one that has fallen silent says nothing by itself.
 */
export function boundedDriver(
  patience: PoolTimeouts,
  onAnswering: AnsweringHandler,
): { createPool(options: PoolOptions): BoundedPool } {
  return { createPool: (options) => new BoundedPool(options, patience, onAnswering) };
}

/** As much of a pool as TypeORM uses. */
class BoundedPool {
  private readonly pool: Pool;
  private readonly sockets = new Map<unknown, Socket>();
  private readonly idle = new Set<PoolConnection>();
  private isAnswering = true;
  /** When the server said something last, by `performance.now()`. */
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

  /** Lends a connection out, or says in time that there is none. */
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
      // mysql2's own errors are no more than words: the pool is closed, or too many wait.
      end(error && !('code' in error) ? DatabaseSilence.noConnection(this.isAnswering) : error, connection);
    });
  }

  /** Ends every connection; those that don't within a moment are cut. */
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

  /** mysql2's own socket, kept at hand: to end a connection politely, the server has to listen. */
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
    // Whoever runs a statement on it is told; without a handler, Node.js would end.
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

  /** `answer`, called in time: else the connection is cut, which is how its statement fails. */
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

  /** Where one connection has fallen silent, those that nobody uses just now may have as well. */
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

  /** What was asked before the server spoke last says nothing about how it is now. */
  private noteSilence(askedAtMs: number, { message }: Error): void {
    if (!this.isAnswering || askedAtMs < this.heardAtMs) return;
    this.isAnswering = false;
    this.onAnswering(false, message);
  }
}

/**
 * Calls `lose` after so long, unless what it gives is called before. What has arrived while this process was busy with
 * something else is heard first.
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
