import CircleAlert from 'lucide-react/icons/circle-alert';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { useId, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { classNames } from './class-names';

type FieldIcon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;

export interface FieldTexts {
  label: ReactNode;
  /** Error text under the field; it marks the field invalid and is read together with it. */
  error?: ReactNode;
  /** Help text, always visible and read together with the field. */
  hint?: ReactNode;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  className?: string | undefined;
  /** Renders the control; it must spread the given attributes onto the input. */
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error, linked by id. For text fields use `TextField`. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(errorId, hintId);
  return (
    <div className={classNames('field', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** Lucide icon before the text. */
  icon?: FieldIcon;
  /** Content after the input, inside the box. */
  after?: ReactNode;
}

/** One line of text. `ref` goes to the input, so that `{...register('name')}` of react-hook-form works. */
export function TextField({ label, error, hint, icon: Icon, after, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="field__box">
          {Icon && <Icon size={20} aria-hidden="true" />}
          <input {...input} {...control} className="field__input" />
          {after}
        </div>
      )}
    </Field>
  );
}

/** A password field with a button to show it; pass `autoComplete` (`current-password` or `new-password`). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false);
  const EyeIcon = isShown ? EyeOff : Eye;
  return (
    <TextField
      icon={Lock}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className="field__reveal"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}
