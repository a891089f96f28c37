import type { Request } from 'express';
import type { Logger } from 'pino';
import { BoundedLog } from '../log/bounded-log.js';
import { knownMember } from './route.js';
import { callerAddress } from './http.js';
import { requestIdOf } from '../log/log.js';
import type { Problem } from '../errors/problem.js';

/** Maximum length of a logged path, Origin or Host. */
const MAX_CHARACTERS = 200;

/** What an operator can do when the site refuses its own pages, because the proxy in front changes Host. */
const ORIGIN_HINT =
  "If this Origin is the site itself, set PUBLIC_URL to it, or let the proxy pass on the browser's Host header.";

/** The caller of a request, as logged. */
export interface Caller {
  /** Undefined for a socket, which has no response to carry it. */
  readonly requestId: string | undefined;
  readonly address: string;
  readonly memberId: number | undefined;
  readonly username: string | undefined;
}

/** Returns the caller of a request; the member is known only after the session was read. */
export function callerOf(request: Request): Caller {
  const member = knownMember(request);
  return {
    requestId: request.res && requestIdOf(request.res),
    address: callerAddress(request),
    memberId: member?.id,
    username: member?.username,
  };
}

/**
 * Logs refused requests, unavailable services and unexpected errors (with stack), without secrets. Ordinary
 * user mistakes are not logged.
 */
export class ProblemLog {
  private readonly bounded: BoundedLog;

  constructor(private readonly log: Logger) {
    this.bounded = new BoundedLog(log);
  }

  /** Writes what was only counted so far, before the process ends. */
  onModuleDestroy(): void {
    this.bounded.endMinute();
  }

  /** Logs a problem that a request, or an attempt to open a socket, was answered with. */
  note(request: Request, problem: Problem, error: unknown, what: 'request' | 'socket' = 'request'): void {
    const { code, status, cause } = problem;
    const { address, ...caller } = { ...callerOf(request), ...problem.about };
    const facts = {
      ...caller,
      method: request.method,
      path: request.path.slice(0, MAX_CHARACTERS),
      ...(code === 'request.cross_origin' && comparedOrigin(request)),
    };
    if (isRefusal(problem)) {
      const sentence = code === 'auth.bad_credentials' ? 'A sign-in failed.' : `A ${what} was refused.`;
      if (isTriedPassword(problem)) this.log.warn({ code, address, ...facts }, sentence);
      else this.bounded.write('warn', { code, address }, facts, sentence);
    } else if (status === 503) {
      const why = cause instanceof Error ? cause.message : undefined;
      this.bounded.write(
        'warn',
        { code },
        { address, ...facts, cause: why },
        `A ${what} could not be served.`,
      );
    } else if (status >= 500) {
      const { path, ...others } = facts;
      const err = problem === error ? (cause ?? problem) : error;
      this.bounded.write('error', { code, path }, { address, ...others, err }, `A ${what} failed.`);
    }
  }
}

/** Returns the Origin and Host that did not match; nothing for a link, which has no Origin. */
function comparedOrigin({ headers: { origin }, host }: Request): object | undefined {
  if (origin === undefined) return undefined;
  // A program of HTTP/1.0 may send no Host.
  const bounded = (header?: string): string | undefined => header?.slice(0, MAX_CHARACTERS);
  return { origin: bounded(origin), host: bounded(host), hint: ORIGIN_HINT };
}

/**
 * Returns whether a member's password was tried and was wrong. Each of these is a line, however many other
 * refusals there are: `GuessLimiter` bounds how many passwords can be tried.
 */
function isTriedPassword({ code, about }: Problem): boolean {
  return code === 'auth.wrong_password' || (code === 'auth.bad_credentials' && about !== undefined);
}

/** Returns whether access was denied or rate-limited, as opposed to a request that can't be fulfilled. */
function isRefusal({ status, code }: Problem): boolean {
  return status === 401 || status === 429 || (status === 403 && /^(?:auth|request)\./.test(code));
}
