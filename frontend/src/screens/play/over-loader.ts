import { sharedValue } from '../../lib/shared-value';

type OverShow = typeof import('./over-show');

const loaded = sharedValue<OverShow | null>(null);

/** Returns pictures and stories of the results; null until they are loaded. */
export const useOverShow = loaded.useValue;

/** Loads them during the round, so that they are there at its end. Without them a result shows its figures only. */
export function loadOverShow(): void {
  if (loaded.get() === null) void import('./over-show').then(loaded.set, () => undefined);
}
