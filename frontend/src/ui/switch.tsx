import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'aria-label'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Name of the setting, e.g. `Admin rights of Zorblax`. */
  label: string;
}

/** An on/off switch that takes effect at once; in a form that is submitted later use a checkbox. */
export function Switch({ isOn, onChange, label, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      {...rest}
      className={classNames('switch', className)}
      onClick={() => onChange(!isOn)}
    >
      <span className="switch__track" />
      <span className="switch__thumb" />
    </button>
  );
}
