import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endInFreeTime, type Stretch } from './member-time.js';

const TOLERANCE = 2;

/** Arriving rounds: time since the one before, age of the ticket by then, and time played. */
const arrivals = fc.array(
  fc.record({
    afterMs: fc.integer({ min: 0, max: 12 }),
    ticketAgeMs: fc.integer({ min: 0, max: 60 }),
    lengthMs: fc.integer({ min: 0, max: 15 }),
  }),
  { maxLength: 25 },
);

/** Simplest model of a member's time: a set of milliseconds, each given to at most one round. */
class Model {
  readonly given = new Set<number>();

  /** Takes the first free milliseconds from a moment on; returns false if the last of them is too late. */
  give(startMs: number, lengthMs: number, latestMs: number): boolean {
    const wanted: number[] = [];
    for (let ms = startMs; wanted.length < lengthMs; ms += 1) if (!this.given.has(ms)) wanted.push(ms);
    if ((wanted.at(-1) ?? startMs - 1) >= latestMs) return false;
    for (const ms of wanted) this.given.add(ms);
    return true;
  }
}

describe('A member’s time', () => {
  it('is given as in a model that knows every millisecond: none twice, none before the ticket or after the arrival [SEC-05]', () => {
    fc.assert(
      fc.property(arrivals, (rounds) => {
        const model = new Model();
        const spent: Stretch[] = [];
        let now = 100;
        let playedMs = 0;
        for (const { afterMs, ticketAgeMs, lengthMs } of rounds) {
          now += afterMs;
          const from = now - ticketAgeMs;
          const until = endInFreeTime(spent, from, lengthMs);
          const fits = until <= now + TOLERANCE;
          const lastEnd = Math.max(from, ...spent.map((stretch) => stretch.until));
          // The earlier rule: after everything that was given.
          if (lastEnd + lengthMs <= now + TOLERANCE) expect(fits).toBe(true);
          expect(model.give(from, lengthMs, now + TOLERANCE)).toBe(fits);
          if (!fits) continue;
          playedMs += lengthMs;
          spent.push({ from, until });
          // Nothing from the ticket to the end is free, so the ends alone determine all that was given.
          for (let ms = from; ms < until; ms += 1) expect(model.given.has(ms)).toBe(true);
          expect(model.given.size).toBe(playedMs);
        }
      }),
    );
  });

  it('suffices for rounds that were played one after another, in whichever order their devices send them', () => {
    const played = fc.array(
      fc.record({
        pauseMs: fc.integer({ min: 0, max: 9 }),
        lengthMs: fc.integer({ min: 1, max: 9 }),
        ticketAgeMs: fc.integer({ min: 0, max: 40 }),
        delayMs: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(played, (rounds) => {
        let now = 0;
        const sent = rounds.map(({ pauseMs, lengthMs, ticketAgeMs, delayMs }) => {
          const begin = now + pauseMs;
          now = begin + lengthMs;
          return { from: begin - ticketAgeMs, lengthMs, arrivesAt: now + delayMs };
        });
        const spent: Stretch[] = [];
        for (const { from, lengthMs, arrivesAt } of sent.toSorted((a, b) => a.arrivesAt - b.arrivesAt)) {
          const until = endInFreeTime(spent, from, lengthMs);
          expect(until).toBeLessThanOrEqual(arrivesAt);
          spent.push({ from, until });
        }
      }),
    );
  });

  it('is all spent before a moment when nothing is known of it', () => {
    expect(endInFreeTime([{ from: -Infinity, until: 50 }], 10, 5)).toBe(55);
    expect(endInFreeTime([{ from: -Infinity, until: 50 }], 60, 5)).toBe(65);
  });
});
