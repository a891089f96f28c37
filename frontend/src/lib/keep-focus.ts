import type { MouseEvent } from 'react';

/** For buttons beside a game: a click leaves the keyboard focus in the game. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
