import { momentIn } from './moments';

/** A form field of an entry, with its validation rules. */
export interface EntryField {
  name: string;
  label: string;
  kind: 'text' | 'area' | 'number' | 'moment' | 'time' | 'choice';
  hint?: string;
  isOptional?: boolean;
  maxLength?: number;
  /** For numbers. */
  min?: number;
  max?: number;
  /** For text: the pattern, and the message if the value does not match. */
  pattern?: readonly [RegExp, string];
  /** For a choice. */
  options?: readonly (readonly [value: string, label: string])[];
}

/** Returns the validation error of a value; undefined when it is valid. */
export function validationErrorOf(field: EntryField, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return field.isOptional ? undefined : `${field.label} is required`;
  if (field.kind === 'number') return numberErrorOf(field, text);
  if (field.kind === 'moment' && momentIn(text) === null) return 'Enter a date and time';
  if (field.pattern && !field.pattern[0].test(text)) return field.pattern[1];
  return undefined;
}

function numberErrorOf(
  { min = 0, max = Number.MAX_SAFE_INTEGER }: EntryField,
  text: string,
): string | undefined {
  const number = Number(text);
  if (!Number.isInteger(number)) return 'Enter a whole number';
  if (number < min || number > max) {
    return `Enter a number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  }
  return undefined;
}
