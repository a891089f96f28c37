import { currentGame } from '../lib/current-game';
import { clearMoments, queueMoment } from './moment-queue';
import type { Moment } from './moment-queue';

/** A moment that could not be shown by then is left out, ms: nothing comes late, or over a round. */
const LOADING_MS = 4000;

let loading: Promise<void> | undefined;

/**
 * Shows a moment over the page, after the one on the screen, at most two in a row; none while a round is played.
 */
export function showMoment(moment: Moment): void {
  if (currentGame() === null && queueMoment(moment)) void loadLayer();
}

/** Loads the layer with the first moment: most visits have none. */
async function loadLayer(): Promise<void> {
  const askedAt = performance.now();
  loading ??= import('./moment-layer').then(({ mountMomentLayer }) => {
    if (currentGame() !== null || performance.now() - askedAt > LOADING_MS) clearMoments();
    mountMomentLayer();
  });
  try {
    await loading;
  } catch {
    // Without its code, as in a browser that is offline, there are no moments; the next one tries again.
    loading = undefined;
    clearMoments();
  }
}
