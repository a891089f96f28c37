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

const turned = { turns: 17, symbols: Array.from({ length: 16 }, (_, card) => card % 8) };

it.each([
  [{ lost: [0, 8], lastRows: [1, 3] }, /^The \w+s lay in row 1 and row 3\.$/],
  [{ lost: [0, 2], lastRows: [1, 1] }, /^The \w+s both lay in row 1\.$/],
  [{ lost: [0, 8, 1, 9], lastRows: null }, /^11 of 17 turns found no pair\./],
])('tells of a poor round with %j what was missed', (ending, words) => {
  render(<result.Recap recap={{ ...turned, ...ending }} played={played({})} isPoor />);
  expect(screen.getByText(words)).toBeVisible();
});
