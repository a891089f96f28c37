import type { GameAction } from '../../src/rules-core/define-game.js';
import { LAP_UNITS } from '../../src/games/alien-racing/rules/config.js';
import { STEER, STEER_CHOICES, alienRacing } from '../../src/games/alien-racing/rules/alien-racing.rules.js';
import type { RacingEvent } from '../../src/games/alien-racing/rules/events.js';
import type { Pod, RacingState, Rival, ThingKind } from '../../src/games/alien-racing/rules/state.js';

/** Seed of the races in tests. */
export const RACE_SEED = '000102030405060708090a0b0c0d0e0f';
const FAR_AHEAD = 30_000;

/** Returns the action that steers in this direction from now on. */
export const steer = (choice: keyof typeof STEER_CHOICES): GameAction => ({
  code: STEER,
  x: STEER_CHOICES[choice],
  y: 0,
});

interface Scene {
  readonly pod?: Partial<Pod>;
  readonly rival?: Partial<Rival>;
  readonly thing?: { kind: ThingKind; at: number; x: number };
  readonly curve?: number;
}

/** Returns a race on a straight road with at most one obstacle, and by default one rival far ahead. */
export function aRace({ pod, rival, thing, curve = 0 }: Scene = {}): RacingState {
  const state = alienRacing.start(RACE_SEED, 'wide');
  const [first] = state.rivals;
  if (!first) throw new Error('A race has rivals.');
  return {
    ...state,
    track: {
      curves: state.track.curves.map(() => curve),
      things: [thing ?? { kind: 'rock', at: LAP_UNITS - 1, x: -5000 }],
    },
    pod: { ...state.pod, x: 0, speed: 64, ...pod },
    rivals: [{ ...first, temper: 'steady', distance: FAR_AHEAD, nextStretchAt: 99_999, ...rival }],
  };
}

/** Plays this many ticks without input and returns the events. */
export function run(state: RacingState, ticks: number): RacingEvent[] {
  const events: RacingEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) events.push(...alienRacing.step(state, []));
  return events;
}

export const kindsOf = (events: readonly RacingEvent[]): string[] => events.map(({ kind }) => kind);
