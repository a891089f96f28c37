import { describe, expect, it } from '@jest/globals';
import type { AdminSettings } from '../api/types';
import { adviceWithin } from './stream-advice.hook';
import type { StreamAdvice } from './stream-advice.hook';

describe('what an admin is told to stream with', () => {
  it('is 1080p and 6,000 kb/s where nobody has set less', () => {
    expect(adviceWithin({ maxHeight: 1080, maxBitsPerSecond: 8_000_000 })).toEqual({
      ...{ width: 1920, height: 1080, kilobits: 6000 },
      limits: { height: 1080, kilobits: 8000 },
    });
  });

  it.each<[AdminSettings['stream']['maxHeight'], number, Partial<StreamAdvice>]>([
    [720, 8000, { width: 1280, height: 720, kilobits: 4000 }],
    [480, 8000, { width: 854, height: 480, kilobits: 2000 }],
    [360, 500, { width: 640, height: 360, kilobits: 300 }],
    [1080, 2000, { width: 1920, height: 1080, kilobits: 1800 }],
  ])('stays within %ip and %i kb/s', (maxHeight, kilobits, expected) => {
    expect(adviceWithin({ maxHeight, maxBitsPerSecond: kilobits * 1000 })).toMatchObject(expected);
  });
});
