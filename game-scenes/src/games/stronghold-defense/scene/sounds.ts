import type { Note } from '../../../scene-core/sound.js';

const note = (
  wave: Note['wave'],
  from: number,
  to: number,
  seconds: number,
  volume: number,
  delaySeconds = 0,
): Note => ({ wave, from, to, seconds, volume, delaySeconds });

/** Sounds of the game: a body, and noise for its first moment. Shots and kills are frequent, so they are short and soft. */
export const SOUNDS = {
  shot: [note('triangle', 900, 320, 0.07, 0.08), note('noise', 3000, 1400, 0.03, 0.05)],
  kill: [note('triangle', 520, 1040, 0.09, 0.13, 0.02), note('noise', 1200, 300, 0.09, 0.1)],
  built: [
    note('square', 110, 70, 0.09, 0.12),
    note('noise', 700, 220, 0.07, 0.18),
    note('triangle', 440, 660, 0.12, 0.18, 0.06),
  ],
  refused: [note('sine', 180, 120, 0.14, 0.2), note('noise', 360, 200, 0.08, 0.1)],
  lifeLost: [note('sawtooth', 220, 70, 0.3, 0.15), note('noise', 800, 140, 0.34, 0.16)],
  sold: [
    note('triangle', 660, 440, 0.1, 0.16),
    note('sine', 880, 880, 0.06, 0.16, 0.09),
    note('sine', 1320, 1320, 0.14, 0.16, 0.15),
    note('noise', 900, 260, 0.12, 0.1),
  ],
  selected: [note('sine', 420, 520, 0.05, 0.13), note('noise', 2600, 2000, 0.03, 0.04)],
  /** A horn of two fifths, answered from afar. */
  called: [
    note('sawtooth', 196, 196, 0.16, 0.12),
    note('sawtooth', 294, 294, 0.34, 0.12, 0.15),
    note('triangle', 147, 147, 0.42, 0.14, 0.15),
    note('noise', 300, 900, 0.4, 0.06, 0.1),
  ],
  mayCall: [
    note('sine', 660, 660, 0.08, 0.1),
    note('sine', 880, 880, 0.12, 0.1, 0.09),
    note('noise', 3200, 4000, 0.06, 0.03, 0.09),
  ],
  held: [
    note('triangle', 523, 523, 0.09, 0.18),
    note('triangle', 659, 659, 0.09, 0.18, 0.09),
    note('triangle', 784, 784, 0.2, 0.18, 0.18),
    note('noise', 2400, 5200, 0.24, 0.05, 0.14),
  ],
  broken: [
    note('triangle', 523, 523, 0.1, 0.16),
    note('triangle', 494, 466, 0.24, 0.16, 0.1),
    note('noise', 900, 400, 0.16, 0.05, 0.1),
  ],
  lost: [
    note('triangle', 392, 370, 0.12, 0.16),
    note('triangle', 330, 311, 0.12, 0.16, 0.12),
    note('triangle', 247, 220, 0.34, 0.18, 0.24),
    note('noise', 500, 120, 0.4, 0.08, 0.24),
  ],
  gate: [
    note('sawtooth', 110, 165, 0.3, 0.11),
    note('sawtooth', 165, 220, 0.3, 0.09, 0.22),
    note('noise', 240, 700, 0.5, 0.12),
  ],
  placing: [note('sine', 520, 700, 0.07, 0.14), note('noise', 2200, 2800, 0.03, 0.06)],
} as const satisfies Record<string, readonly Note[]>;
