import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { result } from './result';

const RECAP = { hits: 40, taps: 50, bestStreak: 9, sparks: [3, 6], parts: [3, 5, 2] };
const played = { round: { score: 47 }, ticks: 3600, figures: {} };

describe('the recap of Alien Clicker', () => {
  it('tells hits, streak, the best spark and the best five seconds, and after a poor round why taps missed', () => {
    render(<result.Recap recap={RECAP} played={played} isPoor />);
    expect(screen.getByRole('img', { name: 'Accuracy 80 per cent' })).toBeVisible();
    expect(screen.getByText('×9')).toBeVisible();
    expect(screen.getByText('+6')).toBeVisible();
    expect(screen.getByText(/^Hottest five seconds/)).toHaveTextContent('Hottest five seconds: 5 points');
    expect(screen.getByText(/^10 taps hit nothing/)).toBeVisible();
  });

  it('tells after a poor round that rings were burst too early', () => {
    render(<result.Recap recap={{ ...RECAP, sparks: [1, 2, 4, 1] }} played={played} isPoor />);
    expect(screen.getByText(/^A charged head gave you 2\.0 points on average: its ring grows/)).toBeVisible();
    expect(screen.queryByText(/hit nothing/)).toBeNull();
  });

  it('tells nothing of sparks where none was struck', () => {
    render(<result.Recap recap={{ ...RECAP, sparks: [] }} played={played} isPoor={false} />);
    expect(screen.queryByText('Best ring')).toBeNull();
    expect(screen.queryByText(/hit nothing|charged head/)).toBeNull();
  });
});
