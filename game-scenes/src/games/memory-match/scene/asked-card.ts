import type { Round } from '../../../rules-core/round.js';
import { FLIP, type MemoryEvent } from '../rules/memory-match.rules.js';
import { NO_CARD, isFaceUp, isFlippable, isTurning, type MemoryState } from '../rules/state.js';

/** Turns the cards that the player asks for. The last one asked for during a turn waits for its end. */
export interface AskedCard {
  /** Turns a card now or after the present turn. Other presses are not logged: they do not change the board. */
  ask(card: number): void;
  /** Turns the waiting card as soon as it can be turned; call it before each tick. */
  advance(): void;
}

export function createAskedCard(round: Round<MemoryState, MemoryEvent>): AskedCard {
  const { state } = round;
  let waiting = NO_CARD;
  const ask = (card: number): void => {
    waiting = NO_CARD;
    if (isFlippable(state, card)) round.act({ code: FLIP, x: card, y: 0 });
    // A mismatch lies open for much longer than a turn.
    else if (isTurning(state) && state.second === NO_CARD && !isFaceUp(state, card)) waiting = card;
  };
  return {
    ask,
    advance() {
      if (waiting !== NO_CARD) ask(waiting);
    },
  };
}
