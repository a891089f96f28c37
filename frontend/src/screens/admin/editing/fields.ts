import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { momentIn } from './moments';

/** Returns the props of a field: its registration and its error. */
export function fieldOf<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  rules: RegisterOptions<Values, Name>,
) {
  return { ...form.register(name, rules), error: form.getFieldState(name, form.formState).error?.message };
}

/** Rules of an optional text; null stands for none. */
export const OPTIONAL = { required: false, setValueAs: (text: string | null) => text?.trim() || null };

/** Returns the props of a field for a text, which is required. Surrounding spaces are removed. */
export function textOf<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  label: string,
  maxLength: number | undefined,
  rules: RegisterOptions<Values, Name> = {},
) {
  const setValueAs = (text: string): string => text.trim();
  const ownRules = { setValueAs, required: `${label} is required`, ...rules };
  return { label, maxLength, autoComplete: 'off', ...fieldOf(form, name, ownRules) };
}

/** Returns the props of a field for a date and time, which is required. Its value is that of the input. */
export function momentOf<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  label: string,
) {
  const validate = (field: string) => momentIn(field) !== null || 'Enter a date and time';
  const rules = { required: `${label} is required`, validate };
  return { label, type: 'datetime-local', autoComplete: 'off', ...fieldOf(form, name, rules) };
}

/** Returns the props of a field for a whole number. It is required, unless null stands for none. */
export function numberOf<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  label: string,
  [min, max]: readonly [min: number, max: number],
  required: string | false = `${label} is required`,
) {
  const setValueAs = (text: string | number | null) => (text === '' || text === null ? null : Number(text));
  const validate = (value: number | null): string | true => {
    if (value === null) return true;
    if (!Number.isInteger(value)) return 'Enter a whole number';
    if (value >= min && value <= max) return true;
    return `Enter a number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  };
  return {
    ...{ label, min, max, type: 'number', inputMode: 'numeric' as const, step: 1, autoComplete: 'off' },
    ...fieldOf(form, name, { setValueAs, required, validate }),
  };
}
