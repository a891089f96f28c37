import { buildMessage, MAX_LENGTH, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Text of at most so many characters, counted as a column of a database counts them: in code points. `@MaxLength()`
 * takes a character and the variation selector behind it for one, and so lets more through than MySQL stores; it is for
 * texts that are only read.
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

/** A code point has one or two units, so that most texts need no counting. */
function fits(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && [...text].length <= max);
}
