import type { ClickerState } from '../rules/state.js';

/** Values for the page besides score and time. Empty in version 1, which counts no strikes. */
export type ClickerFigures = Record<string, number>;

/** Updates the values from the state; call it after every strike. */
export function countFigures(figures: ClickerFigures, { score, blaster }: Readonly<ClickerState>): void {
  if (blaster === undefined) return;
  const { strikes, bestStreak } = blaster;
  // Whole percent.
  figures['accuracy'] = strikes === 0 ? 0 : Math.round((100 * score) / strikes);
  figures['bestStreak'] = bestStreak;
}
