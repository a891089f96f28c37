import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Played } from '../game-module';
import { game } from '.';
import { result } from './result';

const played = (figures: Played['figures']): Played => ({ round: { score: 47 }, ticks: 3600, figures });

it('is won with a life left', () => {
  expect([1, 0].map((lives) => game.hasWon?.(played({ lives }), 0))).toEqual([true, false]);
});

it.each([
  [{ wave: 3, lives: 0 }, 'Hold wave 3'],
  [{ wave: 7, lives: 2 }, 'Reach wave 8'],
])('after %j aims for "%s"', (figures, step) => {
  expect(game.nextStep?.(played(figures))).toBe(step);
});

it('tells the waves that were held, and where the swarm came through', () => {
  const worst = { side: 'north', breaches: 1, towers: 0 };
  const recap = { held: 3, breaches: [{ x: 0, y: -1 }], towers: [{ x: 3, y: 2 }], worst };
  render(<result.Recap recap={recap} played={played({ wave: 4, lives: 0 })} isPoor={false} />);
  expect(screen.getAllByLabelText('held')).toHaveLength(3);
  expect(screen.getByText(/You held it for 1:00/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'They came from the north' })).toBeVisible();
  expect(screen.getByText('1 of 1. No tower stood on that side.')).toBeVisible();
});
