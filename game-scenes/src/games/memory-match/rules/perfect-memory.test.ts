import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { createRound } from '../../../rules-core/round.js';
import { playMemory, MEMORY_SKILLS } from './bot.js';
import { memoryMatch, FLIP } from './memory-match.rules.js';
import { perfectTurns } from './perfect-memory.js';
import { memoryRecap } from './recap.js';
import { isFlippable } from './state.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

/** Returns the recap of a round in which these cards are turned, over and over until its end. */
function recapOf(cards: readonly number[]) {
  const round = createRound(memoryMatch, SEED, 'wide');
  for (let next = 0; !round.outcome.isFinished; round.advance()) {
    const card = cards[next % cards.length] ?? 0;
    if (round.state.isMatched[card] === true || card === round.state.first) next += 1;
    else if (isFlippable(round.state, card)) {
      round.act({ code: FLIP, x: card, y: 0 });
      next += 1;
    }
  }
  return memoryRecap(SEED, round.encode());
}

describe('a perfect memory', () => {
  it.each([
    ['two cards at a time, if each pair lies side by side', [0, 0, 1, 1, 2, 2], 3, 3],
    ['a known pair as soon as its first card shows up again', [0, 1, 0, 1], 2, 3],
    ['a known pair in the turn after its other card came second', [0, 1, 2, 0, 2, 1], 3, 5],
    ['no card after the last pair was shown by a second card', [0, 1, 2, 0, 3, 4], 1, 3],
    ['no more cards than the pairs need', [0, 1, 0, 2, 3, 4], 1, 2],
    ['nothing for no pair', [0, 1, 2, 3], 0, 0],
  ])('turns %s', (_what, met, pairs, turns) => {
    expect(perfectTurns(met, pairs)).toBe(turns);
  });

  it('never takes more turns than a bot took', () => {
    for (const seed of seedsFrom(SEED, 100))
      for (const skill of Object.values(MEMORY_SKILLS)) {
        const recap = memoryRecap(seed, playMemory(seed, 'wide', skill).encode());
        expect(recap?.perfectTurns).toBeLessThanOrEqual(recap?.turns ?? 0);
      }
  });

  it('never takes more turns than any player, whatever the cards turned', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 15 }), { minLength: 2, maxLength: 60 }), (cards) => {
        const recap = recapOf(cards);
        expect(recap?.perfectTurns).toBeLessThanOrEqual(recap?.turns ?? 0);
      }),
      { numRuns: 60 },
    );
  });
});
