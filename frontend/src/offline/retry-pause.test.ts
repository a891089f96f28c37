import { describe, expect, it } from '@jest/globals';
import { retryPauseMs } from './retry-pause';

describe('the pause before the next try', () => {
  it('doubles with each failure, up to five minutes', () => {
    const pauses = [0, 1, 2, 3, 7, 8, 9, 500].map((failures) => retryPauseMs(failures, 0));
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 256_000, 300_000, 300_000, 300_000]);
  });

  it('is up to half shorter by chance, so that browsers do not come back all at once', () => {
    expect(retryPauseMs(2, 0.5)).toBe(6000);
    expect(retryPauseMs(2, 1)).toBe(4000);
  });
});
