import type { ClickerState } from '../rules/state.js';

/** Values for the page besides score and time. */
export type ClickerFigures = Record<string, number>;

/** Updates the values from the state; call it after every strike. */
export function countFigures(figures: ClickerFigures, { blaster }: Readonly<ClickerState>): void {
  const { strikes, hits, bestStreak } = blaster;
  // Whole percent.
  figures['accuracy'] = strikes === 0 ? 0 : Math.round((100 * hits) / strikes);
  figures['bestStreak'] = bestStreak;
}
