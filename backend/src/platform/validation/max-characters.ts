import { buildMessage, MAX_LENGTH, ValidateBy, type ValidationOptions } from 'class-validator';

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
