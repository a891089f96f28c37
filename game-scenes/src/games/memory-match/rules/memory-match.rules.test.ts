import { describe, expect, it } from '@jest/globals';
import type { GameAction } from '../../../rules-core/define-game.js';
import { replay } from '../../../rules-core/replay.js';
import { createRound } from '../../../rules-core/round.js';
import { MEMORY_SYMBOLS } from '../art/symbols.js';
import { FLIP, memoryMatch, type MemoryEvent } from './memory-match.rules.js';
import { NO_CARD, isFaceUp, isTurning, type MemoryState } from './state.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const flip = (card: number): GameAction => ({ code: FLIP, x: card, y: 0 });

/** Returns a board on which card n carries symbol n mod 8: card and card + 8 are a pair. */
function aBoard(of: Partial<MemoryState> = {}): MemoryState {
  return {
    ...memoryMatch.start(SEED, 'wide'),
    symbols: Array.from({ length: 16 }, (_, card) => card % 8),
    ...of,
  };
}

/** Waits until no card turns, and asks for the next. */
function turn(state: MemoryState, card: number): readonly MemoryEvent[] {
  while (isTurning(state)) memoryMatch.step(state, []);
  return act(state, card);
}

const act = (state: MemoryState, ...cards: number[]): readonly MemoryEvent[] =>
  memoryMatch.step(state, cards.map(flip));

function wait(state: MemoryState, ticks: number): MemoryEvent[] {
  const events: MemoryEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) events.push(...memoryMatch.step(state, []));
  return events;
}

const faceUp = ({ first, second }: MemoryState): number[] =>
  [first, second].filter((card) => card !== NO_CARD);

describe('a deal', () => {
  it('has sixteen cards, two of each of eight symbols, in an order of the seed [S2.063, S9.23]', () => {
    const { symbols } = memoryMatch.start(SEED, 'wide');
    expect([...symbols].sort((left, right) => left - right)).toEqual(
      Array.from({ length: 16 }, (_, index) => Math.floor(index / 2)),
    );
    expect(memoryMatch.start(SEED, 'tall').symbols).toEqual(symbols);
    expect(memoryMatch.start('f'.repeat(32), 'wide').symbols).not.toEqual(symbols);
  });

  it('puts every symbol on every place over many seeds', () => {
    const places = new Set<string>();
    for (let round = 0; round < 400; round++) {
      const seed = round.toString(16).padStart(32, '0');
      memoryMatch.start(seed, 'wide').symbols.forEach((symbol, card) => places.add(`${symbol} ${card}`));
    }
    expect(places.size).toBe(8 * 16);
  });
});

describe('the pictures of a table', () => {
  const picturesOf = (round: number): number[] =>
    memoryMatch.start(round.toString(16).padStart(32, '0'), 'wide').pictures;

  it('are eight different ones of twenty-four, by the seed alone', () => {
    for (let round = 0; round < 100; round++) {
      const pictures = picturesOf(round);
      expect(new Set(pictures).size).toBe(8);
      expect(pictures.every((picture) => picture in MEMORY_SYMBOLS)).toBe(true);
    }
    const { pictures } = memoryMatch.start(SEED, 'wide');
    expect(memoryMatch.start(SEED, 'tall').pictures).toEqual(pictures);
    expect(MEMORY_SYMBOLS).toHaveLength(24);
  });

  it('show every symbol about as often: a third of all rounds', () => {
    const counts = Array.from({ length: 24 }, () => 0);
    for (let round = 0; round < 600; round++)
      for (const picture of picturesOf(round)) counts[picture] = (counts[picture] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(50);
  });
});

describe('a pair', () => {
  it('stays face up and scores 10 [S4.28, S9.24]', () => {
    const state = aBoard();
    expect(act(state, 3)).toEqual([{ kind: 'flip', card: 3 }]);
    expect(turn(state, 11)).toEqual([
      { kind: 'flip', card: 11 },
      { kind: 'match', first: 3, second: 11 },
    ]);
    expect(memoryMatch.outcome(state)).toMatchObject({ score: 10, coins: 2, isFinished: false });
    expect(faceUp(state)).toEqual([]);
    wait(state, 100);
    expect(state.isMatched[3]).toBe(true);
  });

  it('leaves the hand free for the next card once it has turned', () => {
    const state = aBoard();
    for (const card of [0, 8, 1, 9]) turn(state, card);
    expect([state.pairs, state.tick]).toEqual([2, 3 * 18 + 1]);
  });
});

describe('a mismatch', () => {
  it('flips back after one second [S4.29, S9.23]', () => {
    const state = aBoard();
    act(state, 0);
    expect(turn(state, 1)).toContainEqual({ kind: 'mismatch', first: 0, second: 1 });
    expect(wait(state, 58)).toEqual([]);
    expect(faceUp(state)).toEqual([0, 1]);
    expect([0, 1, 2].map((card) => isFaceUp(state, card))).toEqual([true, true, false]);
    expect(wait(state, 1)).toEqual([{ kind: 'turnBack', first: 0, second: 1 }]);
    expect(faceUp(state)).toEqual([]);
    expect(memoryMatch.outcome(state).score).toBe(0);
  });

  it('keeps at most two cards pending: a third flip does nothing [S4.27]', () => {
    const state = aBoard();
    act(state, 0);
    turn(state, 1);
    expect(turn(state, 2)).toEqual([]);
    expect(faceUp(state)).toEqual([0, 1]);
  });
});

it('gives one and the same empty list when nothing happens', () => {
  const state = aBoard();
  expect(memoryMatch.step(state, [])).toBe(memoryMatch.step(state, []));
});

describe('a card', () => {
  it('takes eighteen ticks to turn, either way, before the next can be asked for', () => {
    const state = aBoard();
    expect(act(state, 0, 1)).toEqual([{ kind: 'flip', card: 0 }]);
    for (let tick = 1; tick < 18; tick++) expect(act(state, 1)).toEqual([]);
    expect(act(state, 1)).toContainEqual({ kind: 'mismatch', first: 0, second: 1 });
    expect(wait(state, 59)).toEqual([{ kind: 'turnBack', first: 0, second: 1 }]);
    for (let tick = 0; tick < 18; tick++) expect(act(state, 2)).toEqual([]);
    expect(act(state, 2)).toEqual([{ kind: 'flip', card: 2 }]);
  });

  it('that is face up or matched cannot be flipped [S4.30]', () => {
    const state = aBoard();
    act(state, 4);
    expect(turn(state, 4)).toEqual([]);
    turn(state, 12);
    expect(turn(state, 4)).toEqual([]);
    expect(turn(state, 12)).toEqual([]);
    expect(state.pairs).toBe(1);
  });
});

describe('the end', () => {
  it('comes with the last pair, before the time is up [S4.26]', () => {
    const state = aBoard();
    for (let card = 0; card < 8; card++) for (const each of [card, card + 8]) turn(state, each);
    expect(memoryMatch.outcome(state)).toEqual({ isFinished: true, score: 80, coins: 16, ticks: 271 });
    expect(act(state, 0)).toEqual([]);
    expect(state.tick).toBe(271);
  });

  it('comes with the time, after 3600 ticks [S4.26, S9.23]', () => {
    const state = aBoard();
    wait(state, 3599);
    expect(memoryMatch.outcome(state).isFinished).toBe(false);
    wait(state, 1);
    expect(memoryMatch.outcome(state)).toEqual({ isFinished: true, score: 0, coins: 0, ticks: 3600 });
  });

  it('is the same in the replay, which pays two coins a pair [S9.25, SEC-09]', () => {
    const round = createRound(memoryMatch, SEED, 'wide');
    const { symbols } = round.state;
    for (let card = 0; card < 16; card++) {
      const partner = symbols.indexOf(symbols[card] ?? 0, card + 1);
      if (partner < 0) continue;
      round.act(flip(card));
      for (let tick = 0; tick < 20; tick++) round.advance();
      round.act(flip(partner));
      for (let tick = 0; tick < 23 + card; tick++) round.advance();
    }
    expect(replay(memoryMatch, SEED, round.encode())).toMatchObject({
      ok: true,
      score: 80,
      coins: 16,
      payout: [{ description: 'Earned 16 coins playing Memory Match', coins: 16 }],
      flags: ['superhuman_luck'],
    });
  });
});
