import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field } from './field';
import type { FieldTexts } from './field';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  /** Value and label of each option. */
  options: readonly (readonly [value: string, label: string])[];
}

/**
 * A choice of options. `ref` goes to the control, so that `{...register('name')}` of react-hook-form works.
 */
export function SelectField({ label, error, hint, className, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="field__box field__box--select">
          <select {...select} {...control} className="field__input">
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
