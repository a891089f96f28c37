import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { TextAreaField } from '../../../ui/text-area-field';
import { validationErrorOf } from './entry-field';
import type { EntryField } from './entry-field';
import type { EntryValues } from './conflict';

const TYPES = { text: 'text', number: 'number', moment: 'datetime-local', time: 'time' } as const;

export function EntryControl({ form, field }: { form: UseFormReturn<EntryValues>; field: EntryField }) {
  const { name, label, hint, kind, maxLength, min, max, options = [] } = field;
  const shared = {
    label: field.isOptional ? `${label} (optional)` : label,
    hint,
    error: form.formState.errors[name]?.message,
    ...form.register(name, { validate: (value) => validationErrorOf(field, value) ?? true }),
  };
  if (kind === 'choice') return <SelectField {...shared} options={options} />;
  if (kind === 'area') return <TextAreaField {...shared} maxLength={maxLength} rows={4} />;
  const bounds = kind === 'number' ? { min, max, inputMode: 'numeric' as const, step: 1 } : { maxLength };
  return <TextField {...shared} {...bounds} type={TYPES[kind]} autoComplete="off" />;
}
