import { describe, expect, it } from '@jest/globals';
import { RACE_SEED } from '../../../../test/support/race.js';
import { alienRacing } from '../rules/alien-racing.rules.js';
import { gapFigures } from './split-chip.js';
import {
  createPlaceTeller,
  formText,
  lapTime,
  ordinalEnd,
  placeWord,
  raceSeconds,
  spokenGap,
  spokenSeconds,
  spokenStart,
} from './words.js';

describe('words of the race', () => {
  it('write places', () => {
    expect([1, 2, 3, 4].map((place) => `${place}${ordinalEnd(place)}`)).toEqual(['1st', '2nd', '3rd', '4th']);
    expect([1, 2, 3, 4].map(placeWord)).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('write times as a stopwatch does', () => {
    expect([0, 5, 6, 599, 972, 3600].map(lapTime)).toEqual([
      '0:00.0',
      '0:00.0',
      '0:00.1',
      '0:09.9',
      '0:16.2',
      '1:00.0',
    ]);
    expect(spokenSeconds(972)).toBe('16.2 seconds');
  });

  it('write the time of a race so that each tick counts', () => {
    expect([2901, 2902, 3000].map(raceSeconds)).toEqual(['48.35', '48.36', '50.00']);
  });
});

describe("words about rivals and one's own best", () => {
  it('tell the form of a field', () => {
    expect([64, 70, 76].map(formText)).toEqual([
      'A weak field today',
      'A fair field today',
      'A strong field today',
    ]);
  });

  it('tell a gap without rounding it up, whatever its sign', () => {
    expect([25 / 60, -25 / 60, 0.29].map(gapFigures)).toEqual(['0.41', '0.41', '0.29']);
    expect([0.3, -59 / 60].map(spokenGap)).toEqual([
      '0.3 seconds ahead of your best',
      '0.9 seconds behind your best',
    ]);
    expect([1, 0, -1].map((ticks) => spokenGap((5 * ticks) / 60))).toEqual(
      Array(3).fill('level with your best'),
    );
  });

  it('tell at the start the form of the field, the tempers of the rivals and the place on the grid', () => {
    expect(spokenStart(alienRacing.start(RACE_SEED, 'wide'))).toBe(
      'Go! A weak field today. Doc Tachyon, blocker. Nova Quill, late charger. Ms Halley, steady. You start fourth of 4',
    );
  });
});

describe('the place teller', () => {
  const tell = (places: readonly number[]): number[] => {
    const teller = createPlaceTeller(4);
    return places.flatMap((place) => teller.hear(place) ?? []);
  };
  const kept = (place: number, ticks: number): number[] => Array.from({ length: ticks }, () => place);

  it('tells a new place once, when it has settled', () => {
    expect(tell(kept(4, 100))).toEqual([]);
    expect(tell([...kept(3, 60), ...kept(2, 60)])).toEqual([3, 2]);
  });

  it('says nothing while two pods swap places, or when the old place comes back', () => {
    expect(tell(Array.from({ length: 200 }, (_, tick) => (tick % 20 < 10 ? 3 : 4)))).toEqual([]);
    expect(tell([...kept(3, 30), ...kept(4, 100)])).toEqual([]);
  });
});
