import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field } from './field';
import type { FieldTexts } from './field';
import './further-fields.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  /** The value of each choice, and what it is called. */
  options: readonly (readonly [value: string, label: string])[];
}

/** One of some choices. `ref` goes to the control, so that `{...register('name')}` of react-hook-form fits. */
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
