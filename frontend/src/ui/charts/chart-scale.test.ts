import { describe, expect, it } from '@jest/globals';
import { axisFigure, chartScale, dayName, isWeekend, namedDays, scaleLines } from './chart-scale';

describe('the scale of a chart', () => {
  it.each([
    [0, 0, [1, 0]],
    [3, 0, [3, 2, 1, 0]],
    [221, 0, [300, 200, 100, 0]],
    [2193, 1892, [4000, 2000, 0, -2000]],
    [420, 7, [600, 400, 200, 0]],
    [1_000_000, 0, [1_000_000, 750_000, 500_000, 250_000, 0]],
  ])('for %d above and %d below has lines at round values', (above, below, lines) => {
    expect(scaleLines(chartScale(above, below))).toEqual(lines);
  });

  it('holds every value', () => {
    for (const value of [1, 7, 19, 99, 101, 4999, 123_456]) {
      const { above, below } = chartScale(value, value / 3);
      expect(above).toBeGreaterThanOrEqual(value);
      expect(below).toBeGreaterThanOrEqual(value / 3);
    }
  });
});

describe('the days below a chart', () => {
  it('are named evenly, always with the last', () => {
    expect(namedDays(30, 7)).toEqual([0, 5, 10, 15, 19, 24, 29]);
    expect(namedDays(30, 3)).toEqual([0, 15, 29]);
    expect(namedDays(1, 5)).toEqual([0]);
    expect(namedDays(0, 5)).toEqual([]);
  });

  it('are the calendar days of UTC', () => {
    expect(dayName('2026-11-05')).toBe('Nov 05');
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a figure of an axis', () => {
  it('is short, and without the sign that its side says', () => {
    expect([0, -2000, 9999, 12_000, -1_250_000].map(axisFigure)).toEqual([
      '0',
      '2,000',
      '9,999',
      '12K',
      '1.3M',
    ]);
  });
});
