import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../errors/problem.js';

/** Long enough that two wishes of a member never share one by chance; short enough for the ledger's own keys. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Where the description of the API looks for a route's further parameters (`DECORATORS` of @nestjs/swagger). */
const DESCRIBED_PARAMETERS = 'swagger/apiParameters';

const DESCRIPTION = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names one wish of the caller: a wish that is sent twice is granted once. Without it, every request is a wish of its own.',
  schema: { type: 'string', pattern: KEY.source },
};

const KeyOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<Request>().get(DESCRIPTION.name) ?? randomUUID();
  if (!KEY.test(key)) throw new Problem('request.idempotency_key');
  return key;
});

/**
 * Returns a route the `Idempotency-Key` of the request, and says so in the description of the API. Without one
 * the request gets a key that nobody else has, and so is made once as it comes; with something else in the header it is
 * refused with `request.idempotency_key`.
 */
export const IdempotencyKey = (): ParameterDecorator => (target, property, index) => {
  KeyOfRequest()(target, property, index);
  const route: unknown = property === undefined ? undefined : Reflect.get(target, property);
  if (typeof route === 'function') Reflect.defineMetadata(DESCRIBED_PARAMETERS, [DESCRIPTION], route);
};
