import type { Request } from 'express';
import { BoundedLog } from '../log/bounded-log.js';
import { knownMember } from './current-user.js';
import { callerAddress } from './http.js';
import { requestIdOf } from '../log/log.js';
import type { Problem } from '../errors/problem.js';

/** The longest path that a line repeats. */
const MAX_PATH_CHARACTERS = 200;

/** Who asks, as the log names them. */
export interface Caller {
  /** Undefined for a socket, which has no answer that could say it. */
  readonly requestId: string | undefined;
  readonly address: string;
  readonly memberId: number | undefined;
  readonly username: string | undefined;
}

/** Who makes a request, as far as the session has told by now. */
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
 * Tells the operator of problems, in lines without a secret: who was refused and why, what can't be served just now, and
 * with its stack what nobody foresaw. What members do wrong in ordinary use is no line.
 */
export class ProblemLog {
  constructor(private readonly log: BoundedLog) {}

  /** Notes a problem that a request, or what wants to be a socket, was answered with. */
  note(request: Request, problem: Problem, error: unknown, what: 'request' | 'socket' = 'request'): void {
    const { code, status, cause } = problem;
    const { address, ...caller } = { ...callerOf(request), ...problem.about };
    const facts = { ...caller, method: request.method, path: request.path.slice(0, MAX_PATH_CHARACTERS) };
    if (isRefusal(problem)) {
      const sentence = code === 'auth.bad_credentials' ? 'A sign-in failed.' : `A ${what} was refused.`;
      this.log.write('warn', { code, address }, facts, sentence);
    } else if (status === 503) {
      const why = cause instanceof Error ? cause.message : undefined;
      this.log.write('warn', { code }, { address, ...facts, cause: why }, `A ${what} could not be served.`);
    } else if (status >= 500) {
      const { path, ...others } = facts;
      const err = problem === error ? (cause ?? problem) : error;
      this.log.write('error', { code, path }, { address, ...others, err }, `A ${what} failed.`);
    }
  }
}

/** Whether somebody was kept from something, rather than told that it can't be. */
function isRefusal({ status, code }: Problem): boolean {
  return status === 401 || status === 429 || (status === 403 && /^(?:auth|request)\./.test(code));
}
