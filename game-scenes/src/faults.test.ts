/** Which rounds are flawless, game by game. */
import { describe, expect, it } from '@jest/globals';
import { BOTS } from './bots.js';
import { alienClicker, STRIKE } from './games/alien-clicker/rules/alien-clicker.rules.js';
import type { RacingState } from './games/alien-racing/rules/state.js';
import { FLIP, memoryMatch } from './games/memory-match/rules/memory-match.rules.js';
import { isFlippable } from './games/memory-match/rules/state.js';
import { STRONGHOLD_CONFIG } from './games/stronghold-defense/rules/config.js';
import { seedsFrom } from '../test/support/seeds.js';
import { createRound, GAMES, replay, type GameRules } from './rules.js';

const SEED = 'fedcba9876543210fedcba9876543210';

function isFlawless(game: GameRules, { seed, log }: { seed: string; log: string }): boolean {
  const proof = replay(game, seed, log);
  if (!proof.ok) throw new Error(proof.reason);
  return proof.isFlawless;
}

describe('a round of Alien Clicker', () => {
  /** Strikes heads in view until so many strikes hit, perhaps after a strike beside them all. */
  function played(hits: number, hasMiss: boolean): { seed: string; log: string } {
    const round = createRound(alienClicker, SEED, 'wide');
    while (!round.outcome.isFinished) {
      const { tick, targets, blaster } = round.state;
      const prey = targets.find(({ y }) => y >= 0 && y <= 540);
      const isMiss = hasMiss && tick === 0;
      if (isMiss) round.act({ code: STRIKE, x: 0, y: 540 });
      else if (prey && tick % 15 === 0 && blaster.hits < hits)
        round.act({ code: STRIKE, x: Math.round(prey.x), y: Math.round(prey.y) });
      round.advance();
    }
    return { seed: SEED, log: round.encode() };
  }

  it('is flawless with a hit a second and no miss', () => {
    expect(isFlawless(GAMES['alien-clicker'], played(60, false))).toBe(true);
    expect(isFlawless(GAMES['alien-clicker'], played(59, false))).toBe(false);
    expect(isFlawless(GAMES['alien-clicker'], played(60, true))).toBe(false);
  });
});

describe('a round of Memory Match', () => {
  /** Turns cards one after the other, given by their symbols: `0a` is the first card of symbol 0, `0b` the second. */
  function turned(...cards: readonly string[]): { seed: string; log: string } {
    const round = createRound(memoryMatch, SEED, 'wide');
    const queue = cards.map((card) => {
      const symbol = Number(card[0]);
      const places = round.state.symbols.flatMap((each, place) => (each === symbol ? [place] : []));
      return places[card.endsWith('a') ? 0 : 1] ?? 0;
    });
    while (!round.outcome.isFinished) {
      const [next] = queue;
      if (next !== undefined && isFlippable(round.state, next)) {
        round.act({ code: FLIP, x: next, y: 0 });
        queue.shift();
      }
      round.advance();
    }
    return { seed: SEED, log: round.encode() };
  }

  const pairs = (...symbols: readonly number[]): string[] =>
    symbols.flatMap((symbol) => [`${symbol}a`, `${symbol}b`]);
  const of = (...cards: readonly string[]): boolean => isFlawless(GAMES['memory-match'], turned(...cards));

  it('is flawless if all pairs are found, whatever two unseen cards are', () => {
    expect(of('0a', '1a', '2a', '3a', ...pairs(0, 1, 2, 3, 4, 5, 6, 7))).toBe(true);
    // The second card shows what the first one of another pair was.
    expect(of('0a', '1a', '2a', '0b', ...pairs(0, 1, 2, 3, 4, 5, 6, 7))).toBe(true);
    expect(of(...pairs(0, 1, 2, 3, 4, 5, 6))).toBe(false);
  });

  it('is not flawless if a card was turned whose pair had been seen, and another after it', () => {
    expect(of('0a', '1a', '0b', '2a', ...pairs(0, 1, 2, 3, 4, 5, 6, 7))).toBe(false);
    expect(of('0a', '1a', '2a', '0b', '0a', '3a', ...pairs(0, 1, 2, 3, 4, 5, 6, 7))).toBe(false);
  });
});

it('a round of Stronghold Defense is flawless if it was held to the end with all lives', () => {
  const found = seedsFrom(SEED, 30).map((seed) => {
    const round = BOTS['stronghold-defense'](seed, 'wide', 'expert');
    const { lives } = round.state as unknown as { lives: number };
    const hasAllLives = lives === STRONGHOLD_CONFIG.lives;
    expect(isFlawless(GAMES['stronghold-defense'], { seed, log: round.encode() })).toBe(hasAllLives);
    return hasAllLives;
  });
  expect(new Set(found).size).toBe(2);
});

it('a race is flawless if it reached the flag without a crash', () => {
  const found = seedsFrom(SEED, 30).map((seed) => {
    const round = BOTS['alien-racing'](seed, 'wide', 'expert');
    const { pod, finishedAt } = round.state as unknown as RacingState;
    const isClean = finishedAt > 0 && pod.crashes === 0;
    expect(isFlawless(GAMES['alien-racing'], { seed, log: round.encode() })).toBe(isClean);
    return isClean;
  });
  expect(new Set(found).size).toBe(2);
});
