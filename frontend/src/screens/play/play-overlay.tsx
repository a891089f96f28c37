import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';

interface PlayOverlayProps extends ComponentProps<'div'> {
  /** When this value changes, the buttons ignore pointers for 600 ms. */
  moment?: unknown;
}

/** Overlay for a card over the field. Its buttons ignore clicks that were meant for the game. */
export function PlayOverlay({ moment, className, ...rest }: PlayOverlayProps) {
  return <div className={classNames('play__overlay', className, useJustOpened(moment))} {...rest} />;
}
