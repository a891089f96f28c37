import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

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
