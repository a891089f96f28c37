import {
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isSafeMethod } from './http.js';
import { Problem, type ProblemCode } from '../errors/problem.js';

/** Maximum size of a route's JSON body in bytes, and the problem that answers a larger one. */
interface BodyRule {
  readonly bytes: number;
  readonly tooLarge: ProblemCode;
}

/** Rule for routes without a limit of their own. */
const DEFAULT_BODY_RULE: BodyRule = { bytes: 100_000, tooLarge: 'request.too_large' };

/** The metadata key under which a route states its own limit. */
const BODY_LIMIT_KEY = 'body-limit';

/**
 * Sets the maximum size of a route's raw JSON body, in bytes. It is checked before anything is parsed; a
 * larger body is answered with `tooLarge`.
 */
export const BodyLimit = (
  bytes: number,
  tooLarge: ProblemCode = DEFAULT_BODY_RULE.tooLarge,
): CustomDecorator => SetMetadata(BODY_LIMIT_KEY, { bytes, tooLarge } satisfies BodyRule);

/** Maximum number of bytes of a refused body that are still read; more than any honest page sends. */
const THROWN_AWAY_BYTES = 32 * 1024 * 1024;

/**
 * Reads the JSON body of a request after access and rate limits have let it through, up to the limit of its
 * route. As the last global guard it can see the route's limit; a body parser in front of the routes could
 * not.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isSafeMethod(request.method) || !hasBody(request)) return true;
    const rule = this.reflector.getAllAndOverride<BodyRule | undefined>(BODY_LIMIT_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    assertReadable(request);
    const bytes = await readBytes(request, rule ?? DEFAULT_BODY_RULE);
    if (bytes.length > 0) request.body = parseObject(bytes);
    return true;
  }
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

function assertReadable(request: Request): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new Problem('request.compressed');
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8) throw new Problem('request.not_json');
}

/**
 * Reads the raw bytes of a body. Bytes beyond the limit are discarded, so that the answer still reaches the
 * client.
 */
function readBytes(request: Request, { bytes, tooLarge }: BodyRule): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (problem: Problem): void => {
      throwAway(request);
      reject(problem);
    };
    if (request.destroyed) return refuse(new Problem('request.incomplete'));
    if (Number(request.headers['content-length'] ?? 0) > bytes) return refuse(new Problem(tooLarge));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bytes) refuse(new Problem(tooLarge));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new Problem('request.incomplete')));
    request.once('close', () => {
      if (!request.readableEnded) reject(new Problem('request.incomplete'));
    });
  });
}

/**
 * Keeps reading up to a limit, so that a client that only reads after sending still gets the answer; then
 * closes the connection.
 */
function throwAway(request: Request): void {
  let bytes = 0;
  request.removeAllListeners('data').on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > THROWN_AWAY_BYTES) request.destroy();
  });
}

function parseObject(bytes: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('request.malformed_json');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Problem('request.invalid', { message: 'Send a JSON object.' });
}
