import type { GameAction, ReplayFlag, Witness } from '../rules-core/define-game.js';
import { MEMORY_CONFIG as CONFIG } from './memory-match.config.js';
import { NO_CARD, isFlippable, type MemoryState } from './memory-state.rules.js';

/** Sees how much luck a round needed: pairs of two cards that had never been turned before. */
export function createMemoryWitness(): Witness<MemoryState> {
  const isSeen = Array.from({ length: CONFIG.cardCount }, () => false);
  let unseen: number = CONFIG.cardCount;
  let wasFirstUnseen = false;
  let luck = 1;

  const look = (card: number): void => {
    if (isSeen[card] === true) return;
    isSeen[card] = true;
    unseen -= 1;
  };
  const seeFlip = (state: Readonly<MemoryState>, first: number, card: number): void => {
    const isUnseen = isSeen[card] !== true;
    if (first === NO_CARD) {
      wasFirstUnseen = isUnseen;
    } else if (wasFirstUnseen && isUnseen && state.symbols[first] === state.symbols[card]) {
      // The last two cards are no luck: `unseen` is 1 here, and its reciprocal changes nothing.
      luck /= unseen;
    }
    look(card);
  };
  return {
    see(state, actions: readonly GameAction[]) {
      let { first } = state;
      for (const { x: card } of actions) {
        if (card === first || !isFlippable(state, card)) continue;
        seeFlip(state, first, card);
        if (first !== NO_CARD) return;
        first = card;
      }
    },
    flags(): ReplayFlag[] {
      return luck < CONFIG.witness.luckLeast ? ['superhuman_luck'] : [];
    },
  };
}
