import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { result } from './result';

it('tells hits, streak and the best five seconds, and after a poor round why taps missed', () => {
  const recap = { hits: 40, taps: 50, bestStreak: 9, parts: [3, 5, 2] };
  const played = { round: { score: 40 }, ticks: 3600, figures: {} };
  render(<result.Recap recap={recap} played={played} isPoor />);
  expect(screen.getByRole('img', { name: 'Accuracy 80 per cent' })).toBeVisible();
  expect(screen.getByText('×9')).toBeVisible();
  expect(screen.getByText(/^Hottest five seconds/)).toHaveTextContent('Hottest five seconds: 5 hits');
  expect(screen.getByText(/^10 taps hit nothing/)).toBeVisible();
});
