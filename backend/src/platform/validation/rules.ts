import {
  buildMessage,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MAX_LENGTH,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';

/** Makes a property of a DTO optional. Unlike `@IsOptional()` it does not accept `null`. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);

/** Skips the other validators of a property that is null. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_object, value) => value !== null);

/** Accepts a text of at most `max` UTF-16 units, which is not stored (see `MaxCharacters`). */
export const IsTextUpTo = (max: number): PropertyDecorator => applyDecorators(MaxLength(max), IsString());

/** Accepts a whole number from `min` to `max`. */
export const IsWhole = (min: number, max: number): PropertyDecorator =>
  applyDecorators(Max(max), Min(min), IsInt());

/** Non-empty text on one line, without whitespace at either end. */
export const ONE_LINE = /^[^\s\p{Cc}]([^\p{Cc}]*[^\s\p{Cc}])?$/u;

const DAY = String.raw`(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d`;
const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)`;

/**
 * Accepts a date and time with its zone, from 1970 to 9999. Of ISO-8601 it allows only what a Date can parse
 * (no weeks, days of the year or omitted hyphens). `orDay` also allows a date alone, which means midnight
 * UTC.
 */
export const IsDateTime = ({ orDay = false } = {}): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    Matches(new RegExp(`^${DAY}${orDay ? `(T${TIME})?` : `T${TIME}`}$`), {
      message: `A moment has its zone${orDay ? ', or is a day' : ''}, such as 2026-11-22T10:15:00Z.`,
    }),
  );

/**
 * Limits the length of a text in code points, as database columns count it. `@MaxLength()` counts a character
 * with its variation selector as one, and so allows more than MySQL stores; use it only for texts that are
 * not stored.
 */
export const MaxCharacters = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: MAX_LENGTH,
      constraints: [max],
      validator: {
        validate: (value) => typeof value === 'string' && fits(value, max),
        defaultMessage: buildMessage(
          (each) => `${each}$property must be shorter than or equal to $constraint1 characters`,
          options,
        ),
      },
    },
    options,
  );

/** Returns whether a text fits. A code point has one or two units, so most texts need no counting. */
function fits(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && [...text].length <= max);
}
