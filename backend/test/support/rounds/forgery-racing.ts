import { byEntries, type Forgery } from './forgery.js';
import { anAction, type ForgedEntry } from './forgery-log.js';
import { AS_REPLAYED, refused, type Expectation } from './forgery-outcomes.js';
import { only, smuggling } from './forgery-smuggled.js';

const GAME = 'alien-racing';
const STEER = 1;
const LEFT = 1;
const TICKS_PER_ROUND = 3600;

/** Choices of a pod's steering, by direction. */
const CHOICES = new Map([
  [0, 0],
  [-1, 1],
  [1, 2],
]);

interface Race {
  readonly pod: { readonly steer: number };
}

const OUTSIDE = refused('action_outside_field');
const UNKNOWN = refused('action_unknown');
const AFTER_END = refused('log_inputs_after_end');

/** An honest race whose first input is this one. */
const beginning = (name: string, expected: Expectation, ...first: readonly ForgedEntry[]): Forgery => ({
  ...byEntries(name, expected, ({ entries }) => ({ entries: [...first, ...entries] })),
  isFor: only(GAME),
});

/** An honest race that goes on after the flag. */
const after = (
  name: string,
  entriesAt: (flag: number) => readonly ForgedEntry[],
  ticks: number,
): Forgery => ({
  ...byEntries(name, AFTER_END, (log) => {
    if (log.ticks >= TICKS_PER_ROUND) throw new Error('A decent driver has not crossed the line.');
    return { entries: [...log.entries, ...entriesAt(log.ticks)], ticks: Math.max(ticks, log.ticks) };
  }),
  isFor: only(GAME),
});

/** Steering that is impossible, and races that continue after their end. */
export const RACING_FORGERIES: readonly Forgery[] = [
  beginning('steering that the pod does not have', OUTSIDE, anAction(0, STEER, 3)),
  beginning('steering to less than straight on', OUTSIDE, anAction(0, STEER, -1)),
  beginning('steering to a place beside the track [SEC-08]', UNKNOWN, anAction(0, STEER, 1, 500)),
  beginning('steering that carries nothing', UNKNOWN, anAction(0, STEER)),
  beginning('a throttle, which no pod has', UNKNOWN, anAction(0, 2, 1)),
  after('steering in the tick of the flag', (flag) => [anAction(flag, STEER, LEFT)], 0),
  after('a race that goes on after the flag to the end of the minute [SEC-08]', () => [], TICKS_PER_ROUND),
  smuggling<Race>('a side that is steered to already', GAME, ({ pod }) => ({
    code: STEER,
    x: CHOICES.get(pod.steer) ?? 0,
    y: 0,
  })),
  {
    ...byEntries('a race that nobody steers', AS_REPLAYED, () => ({ entries: [], ticks: TICKS_PER_ROUND })),
    isFor: only(GAME),
  },
];
