import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Played } from '../game-module';
import { game } from '.';
import { result } from './result';

const played = (figures: Played['figures']): Played => ({ round: { score: 47 }, ticks: 3600, figures });

it('is won with all eight pairs', () => {
  expect([8, 7].map((pairs) => game.hasWon?.(played({ pairs }), 0))).toEqual([true, false]);
});

it.each([
  [6, '2 pairs to all eight'],
  [7, 'One pair to all eight'],
  [8, null],
])('with %d pairs aims for "%s"', (pairs, step) => {
  expect(game.nextStep?.(played({ pairs }))).toBe(step);
});

const turned = { turns: 17, perfectTurns: 9, pictures: Array.from({ length: 16 }, (_, card) => card % 8) };
const all = { lost: [], lastRows: null };

it.each([
  [{ lost: [0, 8], lastRows: [1, 3] }, 'The planets lay in row 1 and row 3.'],
  [{ lost: [0, 2], lastRows: [1, 1], pictures: [9] }, 'The satellites both lay in row 1.'],
  [{ lost: [0, 2], lastRows: [1, 1], pictures: [13] }, 'The cactuses both lay in row 1.'],
  [{ lost: [0, 8, 1, 9], lastRows: null }, /^11 of 17 turns found no pair\./],
])('tells of a poor round with %j what was missed', (ending, words) => {
  render(<result.Recap recap={{ ...turned, ...ending }} played={played({})} isPoor />);
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  [all, 'You took 17 turns.'],
  [{ lost: [0, 8, 1, 9], lastRows: null }, 'You took 17 turns for 6 pairs.'],
  [{ lost: Array.from({ length: 14 }, (_, card) => card), lastRows: null }, 'You took 17 turns for 1 pair.'],
])('compares a round with %j with a perfect memory', (ending, taken) => {
  render(<result.Recap recap={{ ...turned, ...ending }} played={played({})} isPoor={false} />);
  const perfect = 'A perfect memory would have taken 9 with the cards you met, in your order.';
  expect(screen.getByText(`${taken} ${perfect}`)).toBeVisible();
});

it('compares no round without a pair', () => {
  const none = { lost: Array.from({ length: 16 }, (_, card) => card), lastRows: null };
  render(<result.Recap recap={{ ...turned, ...none }} played={played({})} isPoor />);
  expect(screen.queryByText(/perfect memory/)).toBeNull();
  expect(screen.getByText(/^17 of 17 turns found no pair\./)).toBeVisible();
});
