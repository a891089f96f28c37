import type { ComponentProps } from 'react';
import { Field } from './field';
import type { FieldTexts } from './field';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {}

/**
 * Several lines of text. `ref` goes to the control, so that `{...register('name')}` of react-hook-form works.
 */
export function TextAreaField({ label, error, hint, className, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="field__box field__box--area">
          <textarea {...area} {...control} rows={rows} className="field__input" />
        </div>
      )}
    </Field>
  );
}
