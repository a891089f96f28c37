import { momentIn } from './moments';

/** One field of an entry, and what may stand in it. */
export interface EntryField {
  name: string;
  label: string;
  kind: 'text' | 'area' | 'number' | 'moment' | 'time' | 'choice';
  hint?: string;
  /** It may be empty. */
  isOptional?: boolean;
  maxLength?: number;
  /** Of a number. */
  min?: number;
  max?: number;
  /** Of a text, with the sentence for what is not so. */
  pattern?: readonly [RegExp, string];
  /** Of a choice. */
  options?: readonly (readonly [value: string, label: string])[];
}

/** Says what is wrong with a value; undefined when nothing is. */
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
