import type { Note } from '../scene-core/sound.js';

const note = (
  wave: OscillatorType,
  from: number,
  to: number,
  seconds: number,
  volume: number,
  delaySeconds = 0,
): Note => ({ wave, from, to, seconds, volume, delaySeconds });

/** Sounds of the game. Shots and kills are frequent, so they are short and soft. */
export const SOUNDS = {
  shot: [note('triangle', 900, 320, 0.07, 0.09)],
  kill: [note('square', 240, 70, 0.09, 0.07), note('triangle', 520, 1040, 0.09, 0.14, 0.02)],
  built: [note('square', 110, 70, 0.09, 0.14), note('triangle', 440, 660, 0.12, 0.2, 0.06)],
  refused: [note('sine', 180, 120, 0.14, 0.2)],
  lifeLost: [note('sawtooth', 220, 70, 0.3, 0.16), note('square', 440, 330, 0.1, 0.07)],
  wave: [
    note('triangle', 523, 523, 0.09, 0.2),
    note('triangle', 659, 659, 0.09, 0.2, 0.09),
    note('triangle', 784, 784, 0.2, 0.2, 0.18),
  ],
  gate: [note('sawtooth', 110, 165, 0.3, 0.12), note('sawtooth', 165, 220, 0.3, 0.1, 0.22)],
  placing: [note('sine', 520, 700, 0.07, 0.14)],
} as const satisfies Record<string, readonly Note[]>;
