import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.js';
import { isOverloaded, isUnavailable } from '../errors/database-errors.js';
import { BoundedLog } from './bounded-log.js';
import { Problem } from '../errors/problem.js';
import { storageFault } from '../errors/storage-faults.js';
import { StartError } from '../errors/start-error.js';

/** Fields that are redacted from every line. */
const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  '*.password',
  '*.currentPassword',
  '*.newPassword',
  '*.passwordHash',
  'headers.cookie',
  'headers.authorization',
  '*.headers.cookie',
  '*.headers.authorization',
];

const REQUEST_ID_HEADER = 'X-Request-Id';

/** Accepted format of request ids chosen by other services; it can't inject anything into a log. */
const SAFE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Injection token of the log. */
export const LOG = Symbol('log');

/** Creates the log: one JSON object a line, times in ISO-8601, to the standard output or to `destination`. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS, censor: '(secret)' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Assigns each request its id, sent back as X-Request-Id, and writes one line per answered API request:
 * method, path without the query, status and milliseconds. Health checks, reports of the ingest and pages are
 * not logged. (pino-http does the same with a logger of its own for each request, which costs as much as
 * reading the session.)
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const id = chooseRequestId(request.headers['x-request-id']);
    response.setHeader(REQUEST_ID_HEADER, id);
    if (log.isLevelEnabled('info') && isWorthALine(request.path)) {
      const { method, path } = request;
      const start = performance.now();
      response.once('close', () => {
        const milliseconds = Math.round(performance.now() - start);
        const outcome = response.writableFinished ? { status: response.statusCode } : { isAborted: true };
        log.info({ requestId: id, method, path, ...outcome, milliseconds }, 'Request.');
      });
    }
    next();
  };
}

/** Returns the id of the request that a response answers. */
export function requestIdOf(response: Response): string {
  return String(response.getHeader(REQUEST_ID_HEADER));
}

function chooseRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
}

function isWorthALine(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/health') && !path.startsWith('/api/ingest/');
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string;
  readonly cause?: ErrorDescription;
}

/**
 * Returns only what helps to find a mistake, because a database error also holds the values of its statement.
 * Expected errors, such as a database that is away or a full disk, are logged without a stack.
 */
function describeError(error: Error & { code?: unknown }): ErrorDescription {
  const { cause } = error;
  return {
    type: error.name,
    message: error.message,
    ...(isForeseen(error) ? {} : { stack: error.stack }),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

function isForeseen(error: Error): boolean {
  const isRefusal = error instanceof Problem && error.status === 503;
  return isRefusal || isUnavailable(error) || isOverloaded(error) || storageFault(error) !== undefined;
}

/** Writes the messages of Nest and the services to the same log; `BoundedLog` limits warnings and errors. */
export class NestLog implements LoggerService {
  private readonly bounded: BoundedLog;

  constructor(private readonly root: Logger) {
    this.bounded = new BoundedLog(root);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /**
   * Nest passes the context last and, for errors, a stack or an Error before it. A StartError is not logged
   * here: the code that starts the server prints it in one sentence. An unavailable database is logged at
   * level debug only, because it is reported once where it is noticed.
   */
  private write(
    level: 'fatal' | 'error' | 'warn' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    const err = [message, ...rest].find((part) => part instanceof Error);
    if (err instanceof StartError) return;
    const kind: Record<string, string> = typeof context === 'string' ? { context } : {};
    const facts = err ? { err } : {};
    const text = message instanceof Error ? message.message : String(message);
    if (isUnavailable(err)) this.root.debug({ ...kind, ...facts }, text);
    else if (level === 'warn' || level === 'error') this.bounded.write(level, kind, facts, text);
    else this.root[level]({ ...kind, ...facts }, text);
  }
}
