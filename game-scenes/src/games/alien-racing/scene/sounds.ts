import type { Note } from '../../../scene-core/sound.js';

/** Sounds of the race beside the engine's: a body, and noise of what is met. */
export const RACING_SOUNDS = {
  start: [
    { wave: 'square', from: 880, to: 880, seconds: 0.34, volume: 0.09 },
    { wave: 'sawtooth', from: 60, to: 240, seconds: 0.7, volume: 0.08 },
    { wave: 'noise', from: 500, to: 2400, seconds: 0.6, volume: 0.06 },
  ],
  boost: [
    { wave: 'sawtooth', from: 160, to: 760, seconds: 0.42, volume: 0.08 },
    { wave: 'triangle', from: 520, to: 1560, seconds: 0.3, volume: 0.14 },
    { wave: 'noise', from: 900, to: 5200, seconds: 0.5, volume: 0.1 },
  ],
  /** The bar is full: two rising tones over a held breath of air. */
  full: [
    { wave: 'triangle', from: 784, to: 784, seconds: 0.08, volume: 0.16 },
    { wave: 'triangle', from: 1175, to: 1175, delaySeconds: 0.08, seconds: 0.2, volume: 0.18 },
    { wave: 'noise', from: 2800, to: 3600, seconds: 0.26, volume: 0.05 },
  ],
  /** Air that the pod has been drawn through lets go. */
  sling: [
    { wave: 'sawtooth', from: 90, to: 520, seconds: 0.5, volume: 0.09 },
    { wave: 'sine', from: 300, to: 1400, seconds: 0.34, volume: 0.14 },
    { wave: 'noise', from: 500, to: 6800, seconds: 0.7, volume: 0.14 },
  ],
  rescue: [
    { wave: 'sine', from: 420, to: 1260, seconds: 0.4, volume: 0.14 },
    { wave: 'triangle', from: 840, to: 630, delaySeconds: 0.36, seconds: 0.16, volume: 0.12 },
    { wave: 'noise', from: 3200, to: 900, seconds: 0.4, volume: 0.05 },
  ],
  slick: [
    { wave: 'sine', from: 620, to: 210, seconds: 0.36, volume: 0.16 },
    { wave: 'noise', from: 1200, to: 380, seconds: 0.34, volume: 0.1 },
  ],
  crash: [
    { wave: 'sawtooth', from: 190, to: 38, seconds: 0.42, volume: 0.22 },
    { wave: 'square', from: 92, to: 46, seconds: 0.22, volume: 0.14 },
    { wave: 'noise', from: 1600, to: 160, seconds: 0.36, volume: 0.22 },
  ],
  bump: [
    { wave: 'square', from: 150, to: 80, seconds: 0.1, volume: 0.14 },
    { wave: 'noise', from: 900, to: 400, seconds: 0.06, volume: 0.16 },
  ],
  overtake: [
    { wave: 'triangle', from: 587, to: 880, seconds: 0.13, volume: 0.14 },
    { wave: 'noise', from: 900, to: 2600, seconds: 0.2, volume: 0.06 },
  ],
  overtaken: [
    { wave: 'triangle', from: 440, to: 294, seconds: 0.15, volume: 0.11 },
    { wave: 'noise', from: 2400, to: 800, seconds: 0.2, volume: 0.06 },
  ],
  /** A split better than one's own best, and a worse one. */
  ahead: [
    { wave: 'triangle', from: 988, to: 1319, seconds: 0.09, volume: 0.11 },
    { wave: 'noise', from: 3000, to: 4200, seconds: 0.06, volume: 0.03 },
  ],
  behind: [
    { wave: 'triangle', from: 494, to: 392, seconds: 0.11, volume: 0.1 },
    { wave: 'noise', from: 1200, to: 800, seconds: 0.06, volume: 0.03 },
  ],
  lap: [
    { wave: 'triangle', from: 784, to: 784, seconds: 0.1, volume: 0.2 },
    { wave: 'triangle', from: 1047, to: 1047, delaySeconds: 0.1, seconds: 0.2, volume: 0.2 },
    { wave: 'noise', from: 3600, to: 6400, delaySeconds: 0.1, seconds: 0.14, volume: 0.05 },
  ],
  /** Follows the three tones that end every game. */
  finish: [
    { wave: 'triangle', from: 659, to: 659, delaySeconds: 0.74, seconds: 0.12, volume: 0.2 },
    { wave: 'triangle', from: 784, to: 784, delaySeconds: 0.86, seconds: 0.12, volume: 0.2 },
    { wave: 'triangle', from: 1047, to: 1047, delaySeconds: 0.98, seconds: 0.14, volume: 0.2 },
    { wave: 'triangle', from: 1319, to: 1319, delaySeconds: 1.12, seconds: 0.5, volume: 0.2 },
    { wave: 'noise', from: 2400, to: 7600, delaySeconds: 1.12, seconds: 0.4, volume: 0.05 },
  ],
} as const satisfies Record<string, readonly Note[]>;
