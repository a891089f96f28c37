import type { Hud } from 'game-scenes/scenes';

/** A game's own figures by name; empty until its scene has started. */
export type OwnFigures = Hud['figures'];

/** Returns a numeric figure, or a default if the game has not sent it. */
export function numberIn(figures: OwnFigures, name: string, otherwise = 0): number {
  const figure = figures[name];
  return typeof figure === 'number' ? figure : otherwise;
}

/** Returns a text figure; empty if the game has not sent it. */
export function wordsIn(figures: OwnFigures, name: string): string {
  const figure = figures[name];
  return typeof figure === 'string' ? figure : '';
}

/** Returns true if a boolean figure is set. */
export function isOn(figures: OwnFigures, name: string): boolean {
  return figures[name] === true;
}

/** Returns seconds as a clock: 83 is '1:23'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
