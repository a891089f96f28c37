import type { Hud } from 'game-scenes/scenes';

/** A game's own figures by their names; none before its scene exists. */
export type OwnFigures = Hud['figures'];

export const noFigures: OwnFigures = {};

/** Returns a figure that is a number, or what it is while the game has not told it. */
export function numberIn(figures: OwnFigures, name: string, otherwise = 0): number {
  const figure = figures[name];
  return typeof figure === 'number' ? figure : otherwise;
}

/** Returns a figure that is words; none while the game has not told it. */
export function wordsIn(figures: OwnFigures, name: string): string {
  const figure = figures[name];
  return typeof figure === 'string' ? figure : '';
}

/** Tells whether a figure is on. */
export function isOn(figures: OwnFigures, name: string): boolean {
  return figures[name] === true;
}
