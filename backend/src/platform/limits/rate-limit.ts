import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { RateLimitName } from './rate-limits.js';

/** The metadata key under which a route names the limit it counts per address. */
export const RATE_LIMIT_KEY = 'rate-limit';

/** Counts every request of this route per address against a limit of `rate-limits.ts`, malformed ones too. */
export const LimitedPerAddress = (name: RateLimitName): CustomDecorator => SetMetadata(RATE_LIMIT_KEY, name);
