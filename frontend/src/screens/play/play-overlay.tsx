import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';

interface PlayOverlayProps extends ComponentProps<'div'> {
  /** What its buttons depend on: another value, and they take no pointer again for a moment. */
  moment?: unknown;
}

/** Lies over the field with a card on it; nobody presses a button of it who was pressing the game. */
export function PlayOverlay({ moment, className, ...rest }: PlayOverlayProps) {
  return <div className={classNames('play__overlay', className, useJustOpened(moment))} {...rest} />;
}
