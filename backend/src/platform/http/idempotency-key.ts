import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../errors/problem.js';

/**
 * Format of a key: long enough that two requests of a member never share one by chance, short enough for the
 * ledger's own keys.
 */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Metadata key in which the API description looks for further parameters of a route (`DECORATORS` of
 * @nestjs/swagger).
 */
const DESCRIBED_PARAMETERS = 'swagger/apiParameters';

const DESCRIPTION = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one.',
  schema: { type: 'string', pattern: KEY.source },
};

const KeyOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<Request>().get(DESCRIPTION.name) ?? randomUUID();
  if (!KEY.test(key)) throw new Problem('request.idempotency_key');
  return key;
});

/**
 * Injects the `Idempotency-Key` of the request into a route, and adds the header to the API description. A
 * request without a key gets a random one, so it is never taken for a retry. An invalid key is rejected with
 * `request.idempotency_key`.
 */
export const IdempotencyKey = (): ParameterDecorator => (target, property, index) => {
  KeyOfRequest()(target, property, index);
  const route: unknown = property === undefined ? undefined : Reflect.get(target, property);
  if (typeof route === 'function') Reflect.defineMetadata(DESCRIBED_PARAMETERS, [DESCRIPTION], route);
};
