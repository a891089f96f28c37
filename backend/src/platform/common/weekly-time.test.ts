import { describe, expect, it } from '@jest/globals';
import { nextTimes } from './weekly-time.js';

const nextIn = (timeZone: string, weekday: number, time: string, after: string, count = 1): string[] =>
  nextTimes({ weekday, time, timeZone }, new Date(after), count).map((moment) => moment.toISOString());
const next = (weekday: number, time: string, after: string, count = 1): string[] =>
  nextIn('America/New_York', weekday, time, after, count);

describe("A weekly time on New York's clocks", () => {
  it('is another moment in summer than in winter', () => {
    expect(next(0, '15:00', '2026-07-01T00:00:00Z')).toEqual(['2026-07-05T19:00:00.000Z']);
    expect(next(0, '15:00', '2026-12-01T00:00:00Z')).toEqual(['2026-12-06T20:00:00.000Z']);
  });

  it('goes over the change of clocks', () => {
    expect(next(3, '19:00', '2026-10-28T00:00:00Z', 2)).toEqual([
      '2026-10-28T23:00:00.000Z',
      '2026-11-05T00:00:00.000Z',
    ]);
  });

  it('is next week once it has begun', () => {
    expect(next(0, '15:00', '2026-12-06T19:59:59.999Z')).toEqual(['2026-12-06T20:00:00.000Z']);
    expect(next(0, '15:00', '2026-12-06T20:00:00.000Z')).toEqual(['2026-12-13T20:00:00.000Z']);
  });

  it('goes by the day that it is there, not in UTC', () => {
    expect(next(6, '23:30', '2026-12-06T02:00:00Z')).toEqual(['2026-12-06T04:30:00.000Z']);
  });

  it('is an hour later where the clocks leave it out, and the first of two where they have it twice', () => {
    expect(next(0, '02:30', '2026-03-07T12:00:00Z')).toEqual(['2026-03-08T07:30:00.000Z']);
    expect(next(0, '01:30', '2026-10-31T12:00:00Z')).toEqual(['2026-11-01T05:30:00.000Z']);
  });
});

describe('A weekly time in another zone', () => {
  it.each([
    ['UTC', 0, '15:00', '2026-07-01T00:00:00Z', '2026-07-05T15:00:00.000Z'],
    ['Asia/Kolkata', 1, '00:15', '2026-07-05T00:00:00Z', '2026-07-05T18:45:00.000Z'],
    // Clocks go half an hour back on Lord Howe, and forward in Europe.
    ['Australia/Lord_Howe', 0, '01:45', '2026-04-04T00:00:00Z', '2026-04-04T14:45:00.000Z'],
    ['Europe/Berlin', 0, '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ])('%s comes when its clocks show it', (timeZone, weekday, time, after, moment) => {
    expect(nextIn(timeZone, weekday, time, after)).toEqual([moment]);
  });
});
