import type { Note } from 'game-scenes/sound';
import type { Moment } from './moment-queue';

const tone = (from: number, delaySeconds: number, seconds: number, volume: number, to = from): Note => ({
  wave: 'triangle',
  from,
  to,
  delaySeconds,
  seconds,
  volume,
});
const noise = (from: number, delaySeconds: number, seconds: number, volume: number, to = from): Note => ({
  wave: 'noise',
  from,
  to,
  delaySeconds,
  seconds,
  volume,
});

/** Sounds of the moments, in time with their pictures. */
export const MOMENT_SOUNDS: Readonly<Record<Moment['kind'], readonly Note[]>> = {
  // A knock and a high ping, then the purse clicks.
  'first-coin': [
    noise(900, 0.12, 0.06, 0.16, 400),
    tone(1568, 0.18, 0.5, 0.22),
    tone(3136, 0.18, 0.3, 0.08),
    noise(3200, 0.78, 0.04, 0.26),
    tone(420, 0.78, 0.05, 0.16, 260),
  ],
  // Three rising notes, a clack on the last.
  'new-rank': [
    tone(523, 0.16, 0.14, 0.22),
    tone(659, 0.29, 0.14, 0.22),
    tone(1047, 0.42, 0.45, 0.24),
    noise(1800, 0.42, 0.05, 0.3, 900),
  ],
  // Paper, a thud, a little laugh.
  'first-purchase': [
    noise(5200, 0.1, 0.16, 0.16, 2600),
    noise(6000, 0.2, 0.12, 0.1, 3800),
    tone(150, 0.6, 0.14, 0.3, 62),
    noise(260, 0.6, 0.08, 0.3, 120),
    tone(560, 0.8, 0.07, 0.14, 720),
    tone(600, 0.89, 0.07, 0.14, 780),
    tone(660, 0.98, 0.1, 0.14, 880),
  ],
  // A held chord with the sweep of the light.
  badge: [
    tone(523, 0.24, 1, 0.12),
    tone(659, 0.24, 1, 0.12),
    tone(784, 0.24, 1, 0.12),
    noise(700, 0.5, 0.4, 0.14, 6400),
  ],
};
