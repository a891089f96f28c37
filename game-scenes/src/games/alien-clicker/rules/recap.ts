import { replayed } from '../../../rules-core/replayed.js';
import { CLICKER_CONFIG } from './config.js';
import { alienClicker } from './alien-clicker.rules.js';

/** Parts of a round whose points are counted apart, of five seconds each. */
const PARTS = 12;

/** What a round of Alien Clicker was like. */
export interface ClickerRecap {
  /** Strikes that hit. */
  readonly hits: number;
  /** Strikes of the blaster, hits included. */
  readonly taps: number;
  readonly bestStreak: number;
  /** Points of each charged head that was hit. */
  readonly sparks: readonly number[];
  /** Points in each five seconds of the minute. */
  readonly parts: readonly number[];
}

/** Tells a round from its log under the current rules; undefined when the log cannot be read. */
export function clickerRecap(seed: string, log: string): ClickerRecap | undefined {
  const parts = Array.from({ length: PARTS }, () => 0);
  const sparks: number[] = [];
  const end = replayed(alienClicker, seed, log, (events, _state, tick) => {
    const part = Math.floor((tick * PARTS) / CLICKER_CONFIG.roundTicks);
    const points = events.filter(({ kind }) => kind !== 'miss').length;
    if (points === 0) return;
    parts[part] = (parts[part] ?? 0) + points;
    // The blaster has one strike in a tick.
    if (events.some((event) => event.kind === 'hit' && event.isCharged)) sparks.push(points);
  });
  if (end === undefined) return undefined;
  const { hits, strikes, bestStreak } = end.blaster;
  return { hits, taps: strikes, bestStreak, sparks, parts };
}
