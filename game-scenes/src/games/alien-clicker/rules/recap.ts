import { replayed } from '../../../rules-core/replayed.js';
import { CLICKER_CONFIG } from './config.js';
import { alienClicker } from './alien-clicker.rules.js';

/** Parts of a round whose hits are counted apart, of five seconds each. */
const PARTS = 12;

/** What a round of Alien Clicker was like. */
export interface ClickerRecap {
  readonly hits: number;
  /** Strikes of the blaster, hits included. */
  readonly taps: number;
  readonly bestStreak: number;
  /** Hits in each five seconds of the minute. */
  readonly parts: readonly number[];
}

/** Tells a round from its log under the current rules; undefined when the log cannot be read. */
export function clickerRecap(seed: string, log: string): ClickerRecap | undefined {
  const parts = Array.from({ length: PARTS }, () => 0);
  const end = replayed(alienClicker, seed, log, (events, _state, tick) => {
    const part = Math.floor((tick * PARTS) / CLICKER_CONFIG.roundTicks);
    for (const { kind } of events) if (kind === 'hit') parts[part] = (parts[part] ?? 0) + 1;
  });
  if (end === undefined) return undefined;
  return { hits: end.score, taps: end.blaster.strikes, bestStreak: end.blaster.bestStreak, parts };
}
