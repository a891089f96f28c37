import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { ProblemCode } from '../errors/problem.js';

/** How many bytes of JSON a route's body may have, and what a larger one is answered with. */
export interface BodyRule {
  readonly bytes: number;
  readonly tooLarge: ProblemCode;
}

/** What holds for a route that says nothing else. */
export const DEFAULT_BODY_RULE: BodyRule = { bytes: 100_000, tooLarge: 'request.too_large' };

/** The metadata key under which a route states its own limit. */
export const BODY_LIMIT_KEY = 'body-limit';

/**
 * Raises or lowers how many raw bytes a route's JSON body may have. It is checked before anything is parsed; more is
 * answered with `request.too_large`, or as the route says.
 */
export const BodyLimit = (
  bytes: number,
  tooLarge: ProblemCode = DEFAULT_BODY_RULE.tooLarge,
): CustomDecorator => SetMetadata(BODY_LIMIT_KEY, { bytes, tooLarge } satisfies BodyRule);
