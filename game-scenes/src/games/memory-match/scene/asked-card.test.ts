import { describe, expect, it } from '@jest/globals';
import { createRound } from '../../../rules-core/round.js';
import { createAskedCard } from './asked-card.js';
import { MEMORY_CONFIG } from '../rules/config.js';
import { memoryMatch } from '../rules/memory-match.rules.js';
import { NO_CARD } from '../rules/state.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const { turnTicks, mismatchTicks } = MEMORY_CONFIG;

function aTable() {
  const round = createRound(memoryMatch, SEED, 'wide');
  const asked = createAskedCard(round);
  const { symbols } = round.state;
  const other = symbols.findIndex((symbol) => symbol !== symbols[0]);
  const pass = (ticks: number): void => {
    for (let tick = 0; tick < ticks; tick++) {
      asked.advance();
      round.advance();
    }
  };
  return { state: round.state, asked, other, pass, log: () => round.encode() };
}

describe('a card that is asked for', () => {
  it('turns at once, or in the first tick after the turn of another card', () => {
    const { state, asked, other, pass } = aTable();
    asked.ask(0);
    pass(1);
    expect(state.first).toBe(0);
    asked.ask(other);
    pass(turnTicks - 1);
    expect(state.second).toBe(NO_CARD);
    pass(1);
    expect(state.second).toBe(other);
  });

  it('gives way to the next one that is asked for', () => {
    const { state, asked, other, pass } = aTable();
    asked.ask(0);
    pass(1);
    asked.ask(other + 1);
    asked.ask(other);
    pass(turnTicks);
    expect(state.second).toBe(other);
  });

  it('waits while a mismatch turns back, but not while it lies open, nor if it shows its face', () => {
    const { state, asked, other, pass, log } = aTable();
    asked.ask(0);
    pass(1);
    asked.ask(0);
    pass(turnTicks);
    asked.ask(other);
    pass(1);
    const before = log().length;
    asked.ask(5);
    pass(mismatchTicks - 1);
    expect(state.second).toBe(NO_CARD);
    expect(log()).toHaveLength(before);
    asked.ask(5);
    pass(turnTicks + 1);
    expect(state.first).toBe(5);
  });
});
