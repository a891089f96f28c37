import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { invalidInput } from './invalid-input.js';
import { Problem } from '../errors/problem.js';

/** Maximum nesting depth. No request of ours is deeper, and the limit keeps every traversal short. */
const MAX_DEPTH = 16;

/**
 * Maximum length of lists. No request of ours has longer ones, and validating thousands of entries would
 * delay all other requests.
 */
const MAX_LIST_LENGTH = 100;

/** A lone surrogate (half of a character of two code units): databases refuse or change it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * Validates all input of a route against its DTO. Unknown fields, wrong types and text that can't be stored
 * are answered with 400 `request.invalid` and the sentences per field.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      validationError: { target: false, value: true },
      exceptionFactory: invalidInput,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom') assertStorable(value, 0);
    return (await super.transform(value, metadata)) as unknown;
  }
}

/**
 * Rejects text that can't be stored, input that is too deep or too long, and names of `Object.prototype`,
 * which would slip through the whitelist of a DTO.
 */
function assertStorable(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (!value.includes('\0') && !HALF_CHARACTER.test(value)) return;
    throw new Problem('request.invalid', { message: 'Text may not hold null bytes or broken characters.' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH)
    throw new Problem('request.invalid', { message: 'What was sent is nested too deeply.' });
  if (Array.isArray(value) && value.length > MAX_LIST_LENGTH)
    throw new Problem('request.invalid', {
      message: `A list may hold ${MAX_LIST_LENGTH} things at the most.`,
    });
  for (const [key, inner] of Object.entries(value)) {
    if (key in Object.prototype)
      throw new Problem('request.invalid', { message: `${key} is not expected here.` });
    assertStorable(key, depth + 1);
    assertStorable(inner, depth + 1);
  }
}
