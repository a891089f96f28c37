import type { FaultObserver } from '../../../rules-core/define-game.js';
import { MEMORY_CONFIG as CONFIG } from './config.js';
import { NO_CARD, type MemoryState } from './state.js';

/**
 * Creates an observer of forgotten cards: a mismatch is a fault if the other card of the first one's pair was
 * turned up before. Flawless is a round that finds all pairs without a fault.
 */
export function createMemoryFaults(): FaultObserver<MemoryState> {
  const seen = new Set<number>();
  let isTurned = false;
  let faults = 0;
  return {
    // A mismatch stays open for many ticks, so it is in the state before it is turned back.
    see({ symbols, first, second }) {
      const wasTurned = isTurned;
      isTurned = second !== NO_CARD;
      if (!isTurned || wasTurned) return;
      if ([...seen].some((card) => card !== first && symbols[card] === symbols[first])) faults += 1;
      seen.add(first).add(second);
    },
    isFlawless: ({ pairs }) => pairs === CONFIG.symbolCount && faults === 0,
  };
}
