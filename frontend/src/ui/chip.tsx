import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A filter that is on or off; several are grouped in a `div.chips`. */
export function Chip({ isPressed, className, ...rest }: ComponentProps<'button'> & { isPressed: boolean }) {
  return (
    <button type="button" aria-pressed={isPressed} {...rest} className={classNames('chip', className)} />
  );
}
