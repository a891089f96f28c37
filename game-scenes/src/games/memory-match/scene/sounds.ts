import type { Note } from '../../../scene-core/sound.js';

/** Sounds of the cards: paper and a tone. A pair rings, two that differ land softly. */
export const MEMORY_SOUNDS = {
  flip: [
    { wave: 'noise', from: 1800, to: 4600, seconds: 0.06, volume: 0.18 },
    { wave: 'triangle', from: 340, to: 620, seconds: 0.07, volume: 0.14 },
  ],
  match: [
    { wave: 'triangle', from: 660, to: 660, seconds: 0.08, volume: 0.22 },
    { wave: 'triangle', from: 990, to: 990, delaySeconds: 0.07, seconds: 0.2, volume: 0.22 },
    { wave: 'noise', from: 4000, to: 7600, delaySeconds: 0.07, seconds: 0.16, volume: 0.06 },
  ],
  mismatch: [
    { wave: 'sine', from: 240, to: 150, delaySeconds: 0.05, seconds: 0.16, volume: 0.2 },
    { wave: 'noise', from: 620, to: 240, delaySeconds: 0.05, seconds: 0.09, volume: 0.14 },
  ],
} as const satisfies Record<string, readonly Note[]>;
