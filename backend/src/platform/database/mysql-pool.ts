import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { DatabaseSilence } from '../errors/database-errors.js';
import { deadlineMs, REQUEST_DEADLINE_MS, withDeadline } from './deadlines.js';
import { setSession } from './mysql-session.js';

/** Timeout for a connection to open, and for each statement that sets its session. */
const CONNECT_MS = 3_000;

/** Timeout for connections to end normally when the pool is closed. */
const CLOSE_MS = 1_000;

/** Maximum number of requests waiting for a connection; more have no chance to get one in time. */
const MAX_WAITING = 2_000;

/** Idle time after which TCP keep-alive checks whether the other end of a connection is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A connection with the stream that mysql2's types leave out. */
type Connection = PoolConnection & {
  readonly stream: NodeJS.WritableStream & { destroy(reason?: Error): void };
};

type Answer = (error: Error | null, ...results: unknown[]) => void;

/**
 * Replaces the module mysql2 for TypeORM: pools in which no caller waits for ever. mysql2 and TypeORM have no
 * timeout after which a connection is discarded, and a silent connection raises no error by itself.
 */
export const boundedDriver = { createPool: (options: PoolOptions) => new BoundedPool(options) };

/** The part of a pool's interface that TypeORM uses. */
class BoundedPool {
  private readonly pool: Pool;
  /** The open connections, each with a promise that its session is set. */
  private readonly open = new Map<Connection, Promise<void>>();
  private readonly idle = new Set<Connection>();

  constructor(options: PoolOptions) {
    this.pool = createPool({
      ...options,
      connectTimeout: CONNECT_MS,
      queueLimit: MAX_WAITING,
      keepAliveInitialDelay: KEEP_ALIVE_AFTER_MS,
    });
    this.pool.on('connection', (connection) => this.prepare(connection as Connection));
    this.pool.on('acquire', (connection) => this.idle.delete(connection as Connection));
    this.pool.on('release', (connection) => this.idle.add(connection as Connection));
  }

  /** Lends a connection, or fails in time if none is available. */
  getConnection(lend: (error: Error | null, connection?: PoolConnection) => void): void {
    let isOver = false;
    const end = (error: Error | null, connection?: PoolConnection): void => {
      if (isOver) return connection?.release();
      isOver = true;
      callOff();
      lend(error, connection);
    };
    const waitMs = Math.min(REQUEST_DEADLINE_MS, deadlineMs(REQUEST_DEADLINE_MS));
    const callOff = afterTimeout(waitMs, () => end(DatabaseSilence.noConnection()));
    this.pool.getConnection((error, connection) => {
      // mysql2's own errors have no code: the pool is closed, or too many requests wait.
      if (error) return end('code' in error ? error : DatabaseSilence.noConnection());
      Promise.resolve(this.open.get(connection as Connection)).then(
        () => end(null, connection),
        (failure: unknown) => {
          connection.destroy();
          end(failure as Error);
        },
      );
    });
  }

  /** Ends every connection; those that don't end in time are destroyed. */
  end(done: () => void): void {
    // Also after a normal end: a silent server does not close its side, and the process would wait for it.
    setTimeout(() => {
      for (const { stream } of this.open.keys()) stream.destroy();
      done();
    }, CLOSE_MS).unref();
    this.pool.end(done);
  }

  private prepare(connection: Connection): void {
    connection.stream.once('close', () => {
      this.open.delete(connection);
      this.idle.delete(connection);
    });
    // Failures are reported to the running statement. Without a handler, Node.js would exit.
    connection.on('error', () => undefined);
    const query = connection.query.bind(connection) as (...values: unknown[]) => unknown;
    const bounded = (...values: unknown[]): unknown => {
      const answer = values.pop() as Answer;
      return query(...values, this.within(deadlineMs(REQUEST_DEADLINE_MS), connection, answer));
    };
    Object.assign(connection, { query: bounded });
    this.open.set(
      connection,
      withDeadline(CONNECT_MS, () => setSession(connection)),
    );
  }

  /**
   * Wraps `answer` with a timeout. After it the silent connection is destroyed, which makes the statement
   * fail, and so are all idle ones, which may be silent as well.
   */
  private within(milliseconds: number, silent: Connection, answer: Answer): Answer {
    const callOff = afterTimeout(milliseconds, () => {
      const reason = DatabaseSilence.unanswered(milliseconds);
      for (const { stream } of [silent, ...this.idle]) stream.destroy(reason);
    });
    return (...results) => {
      callOff();
      answer(...results);
    };
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
