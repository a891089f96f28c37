import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { invalidInput } from './invalid-input.js';
import { Problem } from '../errors/problem.js';

/** Deeper values than this are no request of ours; the limit also keeps every walk over them short. */
const MAX_DEPTH = 16;

/** No request of ours has longer lists; checking thousands of things one by one would keep everybody else waiting. */
const MAX_LIST_LENGTH = 100;

/** Half of a character that takes two code units: databases refuse or change it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * Checks everything a route takes against its DTO: unknown fields, wrong types and text that can't be stored are 400
 * `request.invalid` with the sentences per field.
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

/** Names that every object has would slip through the whitelist of a DTO, so they are refused by themselves. */
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
