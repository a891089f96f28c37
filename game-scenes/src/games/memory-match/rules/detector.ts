import type { GameAction, ReplayFlag, Detector } from '../../../rules-core/define-game.js';
import { MEMORY_CONFIG as CONFIG } from './config.js';
import { NO_CARD, isFlippable, type MemoryState } from './state.js';

/** Creates a detector of the luck in a round: pairs of two cards that had never been turned before. */
export function createMemoryDetector(): Detector<MemoryState> {
  const seen = new Set<number>();
  // Stryker disable next-line BooleanLiteral: the first card sets it before the second one asks
  let wasFirstUnseen = false;
  let luck = 1;

  const seeFlip = (state: Readonly<MemoryState>, first: number, card: number): void => {
    const isUnseen = !seen.has(card);
    if (first === NO_CARD) {
      wasFirstUnseen = isUnseen;
    } else if (wasFirstUnseen && isUnseen && state.symbols[first] === state.symbols[card]) {
      // The last two unseen cards need no luck; the factor is then 1.
      luck /= CONFIG.cardCount - seen.size;
    }
    seen.add(card);
  };
  return {
    see(state, actions: readonly GameAction[]) {
      let { first } = state;
      for (const { x: card } of actions) {
        if (card === first || !isFlippable(state, card)) continue;
        seeFlip(state, first, card);
        // A second card ends the turn, and since version 2 the first one has to turn first.
        if (first !== NO_CARD || state.readyAt !== undefined) return;
        first = card;
      }
    },
    flags(): ReplayFlag[] {
      // Stryker disable next-line EqualityOperator: no product of numbers of cards is just the limit
      return luck < CONFIG.detector.luckLeast ? ['superhuman_luck'] : [];
    },
  };
}
