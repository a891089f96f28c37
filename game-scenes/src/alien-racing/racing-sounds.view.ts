import type { Note } from '../scene-core/sound.js';

/** Sounds of the race. There is no engine sound, as single notes cannot form an endless tone. */
export const RACING_SOUNDS = {
  start: [
    { wave: 'square', from: 880, to: 880, seconds: 0.34, volume: 0.1 },
    { wave: 'sawtooth', from: 60, to: 240, seconds: 0.7, volume: 0.09 },
  ],
  boost: [
    { wave: 'sawtooth', from: 160, to: 760, seconds: 0.42, volume: 0.1 },
    { wave: 'triangle', from: 520, to: 1560, seconds: 0.3, volume: 0.16 },
  ],
  slick: [{ wave: 'sine', from: 620, to: 210, seconds: 0.36, volume: 0.16 }],
  crash: [
    { wave: 'sawtooth', from: 190, to: 38, seconds: 0.42, volume: 0.24 },
    { wave: 'square', from: 92, to: 46, seconds: 0.22, volume: 0.2 },
    { wave: 'square', from: 410, to: 70, delaySeconds: 0.03, seconds: 0.14, volume: 0.1 },
  ],
  bump: [{ wave: 'square', from: 150, to: 80, seconds: 0.1, volume: 0.16 }],
  overtake: [{ wave: 'triangle', from: 587, to: 880, seconds: 0.13, volume: 0.14 }],
  overtaken: [{ wave: 'triangle', from: 440, to: 294, seconds: 0.15, volume: 0.11 }],
  lap: [
    { wave: 'triangle', from: 784, to: 784, seconds: 0.1, volume: 0.2 },
    { wave: 'triangle', from: 1047, to: 1047, delaySeconds: 0.1, seconds: 0.2, volume: 0.2 },
  ],
  /** Follows the three tones that end every game. */
  finish: [
    { wave: 'triangle', from: 659, to: 659, delaySeconds: 0.74, seconds: 0.12, volume: 0.22 },
    { wave: 'triangle', from: 784, to: 784, delaySeconds: 0.86, seconds: 0.12, volume: 0.22 },
    { wave: 'triangle', from: 1047, to: 1047, delaySeconds: 0.98, seconds: 0.14, volume: 0.22 },
    { wave: 'triangle', from: 1319, to: 1319, delaySeconds: 1.12, seconds: 0.5, volume: 0.22 },
  ],
} as const satisfies Record<string, readonly Note[]>;
