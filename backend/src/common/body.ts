import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** How many bytes of JSON a route takes when it says nothing else. */
export const DEFAULT_BODY_LIMIT_BYTES = 100_000;

/** The metadata key under which a route states its own limit. */
export const BODY_LIMIT_KEY = 'body-limit-bytes';

/**
 * Raises or lowers how many raw bytes a route's JSON body may have. It is checked before anything is parsed;
 * more is answered with 413 `request.too_large`.
 */
export const BodyLimit = (bytes: number): CustomDecorator => SetMetadata(BODY_LIMIT_KEY, bytes);
