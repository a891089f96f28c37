import type { FieldName } from '../../../rules-core/define-game.js';

/** Value that means no card. */
export const NO_CARD = -1;

/** State of a round. Cards are numbered row by row from the top left, 0 to 15. */
export interface MemoryState {
  field: FieldName;
  tick: number;
  /** Symbol of each card, 0 to 7. */
  symbols: number[];
  /** Picture of each symbol, 0 to 23. */
  pictures: number[];
  /** Whether the pair of each card has been found; it then stays face up. */
  isMatched: boolean[];
  /** Unmatched cards that are face up: none, one, or the two of a mismatch. */
  first: number;
  second: number;
  /** Tick in which a mismatch is turned back; 0 if there is none. */
  turnsBackAt: number;
  pairs: number;
  /** Tick from which the next card can be turned. */
  readyAt: number;
}

/** Returns the picture of a card, 0 to 23. */
export function pictureOf({ pictures, symbols }: Readonly<MemoryState>, card: number): number {
  return pictures[symbols[card] ?? 0] ?? 0;
}

/** Returns true if a card shows its symbol. */
export function isFaceUp(state: Readonly<MemoryState>, card: number): boolean {
  return state.isMatched[card] === true || card === state.first || card === state.second;
}

/** Returns true while a card turns, so that no other can be asked for. */
export function isTurning({ readyAt, tick }: Readonly<MemoryState>): boolean {
  return tick < readyAt;
}

/** Returns true if a flip would have an effect: fewer than two cards are open, this one is face down, none turns. */
export function isFlippable(state: Readonly<MemoryState>, card: number): boolean {
  return state.second === NO_CARD && card in state.symbols && !isFaceUp(state, card) && !isTurning(state);
}
