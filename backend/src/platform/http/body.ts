import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { ProblemCode } from '../errors/problem.js';

/** Maximum size of a route's JSON body in bytes, and the problem that answers a larger one. */
export interface BodyRule {
  readonly bytes: number;
  readonly tooLarge: ProblemCode;
}

/** Rule for routes without a limit of their own. */
export const DEFAULT_BODY_RULE: BodyRule = { bytes: 100_000, tooLarge: 'request.too_large' };

/** The metadata key under which a route states its own limit. */
export const BODY_LIMIT_KEY = 'body-limit';

/**
 * Sets the maximum size of a route's raw JSON body, in bytes. It is checked before anything is parsed; a
 * larger body is answered with `tooLarge`.
 */
export const BodyLimit = (
  bytes: number,
  tooLarge: ProblemCode = DEFAULT_BODY_RULE.tooLarge,
): CustomDecorator => SetMetadata(BODY_LIMIT_KEY, { bytes, tooLarge } satisfies BodyRule);
