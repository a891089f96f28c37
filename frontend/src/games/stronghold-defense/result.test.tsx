import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { StrongholdRecap } from 'game-scenes/games/stronghold-defense/rules';
import type { Played } from '../game-module';
import { game } from '.';
import { result } from './result';

const played = (figures: Played['figures']): Played => ({ round: { score: 47 }, ticks: 3600, figures });

it('is won with a life left', () => {
  expect([1, 0].map((lives) => game.hasWon?.(played({ lives }), 0))).toEqual([true, false]);
});

it('names the wave that took the last life, which may be older than the newest one', () => {
  expect(game.summary?.(played({ lives: 0, wave: 6, fallenIn: 5, towers: 8 }))).toEqual({
    headline: 'Wave 5 got through',
    figures: [
      ['Wave', '6'],
      ['Towers', '8/8'],
    ],
  });
});

it.each([
  [{ wave: 3, lives: 0 }, 'Hold wave 3'],
  [{ wave: 7, lives: 2 }, 'Reach wave 8'],
])('after %j aims for "%s"', (figures, step) => {
  expect(game.nextStep?.(played(figures))).toBe(step);
});

type Recap = StrongholdRecap;

const waves = (...results: Recap['waves'][number]['result'][]): Recap['waves'] =>
  results.map((result) => ({ result, isCalled: false }));

const showRecap = (recap: Partial<Recap>, figures: Played['figures']) => {
  const whole: Recap = {
    ...{ held: 0, waves: [], callPoints: 0, breaches: [], towers: [], worst: null },
    ...recap,
  };
  render(<result.Recap recap={whole} played={played(figures)} isPoor={false} />);
};

const marks = (name: string) => screen.queryAllByLabelText(name);

it('tells what became of each wave, and where the swarm came through', () => {
  showRecap(
    {
      waves: waves('held', 'held', 'broken', 'lost', null),
      breaches: [{ x: 0, y: -1 }],
      towers: [{ x: 3, y: 2 }],
      worst: { side: 'north', breaches: 1, towers: 0 },
    },
    { lives: 0, fallenIn: 5 },
  );
  expect(['held', 'broken', 'lost'].map((name) => marks(name).length)).toEqual([2, 1, 2]);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  for (const word of ['held', 'broken', 'lost']) expect(screen.getByText(word)).toBeVisible();
  expect(screen.getByText(/You held it for 1:00/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'They came from the north' })).toBeVisible();
  expect(screen.getByText('1 of 1. No tower stood on that side.')).toBeVisible();
  expect(marks('called')).toHaveLength(0);
  expect(screen.queryByText(/You called/)).toBeNull();
});

it('marks no wave that was not over, and tells which were called and what that brought', () => {
  const called = { result: 'held', isCalled: true } as const;
  showRecap(
    { waves: [...waves('held'), called, called, ...waves(null)], callPoints: 60 },
    { lives: 3, fallenIn: 0 },
  );
  expect([marks('held'), marks('lost'), marks('called')].map(({ length }) => length)).toEqual([3, 0, 2]);
  expect(screen.getByText('You called 2 waves, which brought 60 points.')).toBeVisible();
});
