import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export interface ChipProps extends ComponentProps<'button'> {
  isPressed: boolean;
}

/** A filter that is on or off; several are grouped in a `div.chips`. */
export function Chip({ isPressed, className, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={isPressed} {...rest} className={classNames('chip', className)} />
  );
}
