import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isOverloaded, isUnavailable } from '../errors/database-errors.js';
import { requestIdOf } from '../log/log.js';
import { storageFault } from '../errors/storage-faults.js';
import { Problem, type ProblemCode } from '../errors/problem.js';
import { ProblemLog } from './problem-log.js';

/** Problem codes for the framework's own errors, by status; every other 4xx is `request.invalid`. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'request.not_found',
  405: 'request.not_found',
  413: 'request.too_large',
  415: 'request.not_json',
  429: 'request.too_many',
};

/**
 * Answers every failure as `application/problem+json`. Unexpected errors are answered without details and
 * logged by `ProblemLog`.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: ProblemLog) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const problem = toProblem(error);
    const requestId = requestIdOf(response);
    // Not for readiness checks, which are repeated all the time: state changes are logged where they are
    // noticed.
    if (!problem.facts.storage) this.log.note(http.getRequest<Request>(), problem, error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(problem.status)
      .set(problem.headers)
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem, requestId)));
  }
}

/** The body of a problem's answer. */
function problemBody(problem: Problem, requestId: string): Record<string, unknown> {
  return {
    type: 'about:blank',
    title: STATUS_CODES[problem.status],
    status: problem.status,
    code: problem.code,
    message: problem.message,
    requestId,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...problem.facts,
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('server.not_ready', { cause: error });
  if (isOverloaded(error)) return new Problem('server.busy', { cause: error });
  const fault = storageFault(error);
  if (fault)
    return new Problem(fault === 'full' ? 'server.storage_full' : 'server.storage_failed', { cause: error });
  const status = statusOf(error);
  if (status === undefined || status < 400 || status >= 500)
    return new Problem('server.error', { cause: error });
  return new Problem(CODE_OF_STATUS[status] ?? 'request.invalid');
}

/** Returns the status of a framework's error; errors of the program have none. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
