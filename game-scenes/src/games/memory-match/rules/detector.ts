import type { GameAction, ReplayFlag, Detector } from '../../../rules-core/define-game.js';
import { MEMORY_CONFIG as CONFIG } from './config.js';
import { NO_CARD, isFlippable, type MemoryState } from './state.js';

/** Creates a detector of the luck in a round: pairs of two cards that had never been turned before. */
export function createMemoryDetector(): Detector<MemoryState> {
  const seen = new Set<number>();
  // Stryker disable next-line BooleanLiteral: the first card sets it before the second one asks
  let wasFirstUnseen = false;
  let luck = 1;

  const seeFlip = ({ first, symbols }: Readonly<MemoryState>, card: number): void => {
    const isUnseen = !seen.has(card);
    if (first === NO_CARD) {
      wasFirstUnseen = isUnseen;
    } else if (wasFirstUnseen && isUnseen && symbols[first] === symbols[card]) {
      // The last two unseen cards need no luck; the factor is then 1.
      luck /= CONFIG.cardCount - seen.size;
    }
    seen.add(card);
  };
  return {
    see(state, actions: readonly GameAction[]) {
      // A card that turns keeps the others from being asked for.
      const flip = actions.find(({ x: card }) => isFlippable(state, card));
      if (flip !== undefined) seeFlip(state, flip.x);
    },
    flags(): ReplayFlag[] {
      // Stryker disable next-line EqualityOperator: no product of numbers of cards is just the limit
      return luck < CONFIG.detector.luckLeast ? ['superhuman_luck'] : [];
    },
  };
}
