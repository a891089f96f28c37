import { describe, expect, it } from '@jest/globals';
import type { GameAction } from '../../../rules-core/define-game.js';
import { FLIP, memoryMatch } from './memory-match.rules.js';
import { isTurning, type MemoryState } from './state.js';
import { createMemoryDetector } from './detector.js';

const flip = (card: number): GameAction => ({ code: FLIP, x: card, y: 0 });

/** Returns the flags for turning these cards, tick by tick. Card n carries symbol n mod 8. */
function flagsOf(...ticks: readonly (readonly number[])[]): readonly string[] {
  const state: MemoryState = {
    ...memoryMatch.start('0'.repeat(32), 'wide'),
    symbols: Array.from({ length: 16 }, (_, card) => card % 8),
  };
  const detector = createMemoryDetector();
  for (const cards of ticks) {
    const actions = cards.map(flip);
    detector.see(state, actions);
    memoryMatch.step(state, actions);
    for (let tick = 0; tick < 80 && (state.turnsBackAt > 0 || isTurning(state)); tick++) {
      // Presses while a card turns or two are open have no effect.
      detector.see(state, actions);
      memoryMatch.step(state, actions);
    }
  }
  return detector.flags();
}

/** Returns the first pairs, found without seeing any of their cards before, each card in its own tick. */
const blind = (pairs: number): number[][] =>
  Array.from({ length: 2 * pairs }, (_, turn) => [(turn % 2) * 8 + Math.floor(turn / 2)]);

describe('the detector of Memory Match', () => {
  it('names who finds seven pairs of unseen cards in a row, 1 in 2,027,025, and nobody who finds six', () => {
    expect(flagsOf(...blind(6))).toEqual([]);
    expect(flagsOf(...blind(7))).toEqual(['superhuman_luck']);
    expect(flagsOf(...blind(8))).toEqual(['superhuman_luck']);
  });

  it('takes no heed of a press on a card that is found already', () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((card) => [[0, card], [card + 8]]);
    expect(flagsOf([0], [8], ...pairs)).toEqual(['superhuman_luck']);
  });

  it('looks at one card in a tick', () => {
    expect(flagsOf(...[0, 2, 4, 6].map((card) => [card, card + 8, card + 1, card + 9]))).toEqual([]);
  });

  it('finds no luck in a pair of which one card was seen before', () => {
    expect(flagsOf(...blind(5), [5], [6], [5], [13], [6], [14], [7], [15])).toEqual([]);
    expect(flagsOf(...blind(5), [5], [6], [13], [5], [14], [6], [15], [7])).toEqual([]);
  });

  it('finds no luck in cards that are no pair', () => {
    expect(flagsOf(...blind(5), [5], [6], [7], [13])).toEqual([]);
  });

  it('counts a card that is seen again and again once', () => {
    const again = Array.from({ length: 20 }, () => [[0], [1]]).flat();
    expect(flagsOf(...again, [2], [10])).toEqual([]);
  });
});
