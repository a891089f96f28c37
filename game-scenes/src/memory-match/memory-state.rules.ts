import type { FieldName } from '../rules-core/define-game.js';

/** Stands for no card, where a card's number could stand. */
export const NO_CARD = -1;

/** Cards are numbered row by row from the top left, 0 to 15. */
export interface MemoryState {
  field: FieldName;
  tick: number;
  /** The symbol, 0 to 7, on each card. */
  symbols: number[];
  /** Whether each card's pair is found; it then stays face up. */
  isMatched: boolean[];
  /** The cards that are face up and not matched: none, one, or the two of a mismatch. */
  first: number;
  second: number;
  /** The tick in which a mismatch is turned back; 0 while there is none. */
  turnsBackAt: number;
  pairs: number;
}

/** Whether a card shows its symbol. */
export function isFaceUp(state: Readonly<MemoryState>, card: number): boolean {
  return state.isMatched[card] === true || card === state.first || card === state.second;
}

/** Whether a flip of this card would do anything: not while two cards wait, and not of one that is face up. */
export function isFlippable(state: Readonly<MemoryState>, card: number): boolean {
  return state.second === NO_CARD && card in state.symbols && !isFaceUp(state, card);
}
