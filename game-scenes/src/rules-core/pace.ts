import { TICKS_PER_SECOND, type GameRules } from './define-game.js';
import { replayed } from './replayed.js';
import type { ShownRound } from './shown-round.js';

/** What is needed of a played round to replay it. */
export type PlayedRound = Pick<ShownRound, 'seed' | 'rulesVersion' | 'log'>;

/** How a played round went, for comparison with one that is being played. */
export interface Pace {
  /** State in which the played round ended. */
  readonly end: object;
  /**
   * Returns how far a round in this state is ahead, negative if behind: in points at the same tick, or in seconds
   * at the same distance where the game has a `way`. Null where the played round never came that far.
   */
  gap(state: object): number | null;
}

/** Replays a round and keeps its curve; undefined for one of other rules, or one that cannot be read. */
export function createPace(game: GameRules, { seed, rulesVersion, log }: PlayedRound): Pace | undefined {
  if (rulesVersion !== game.rulesVersion) return undefined;
  const reachedIn = (state: object): number => game.way?.(state) ?? game.outcome(state).score;
  /** What was reached after each tick; never falls. */
  const curve = [0];
  const end = replayed(game, seed, log, (_, state) => curve.push(reachedIn(state)));
  if (end === undefined) return undefined;
  return {
    end,
    gap(state) {
      const { ticks } = game.outcome(state);
      const reached = reachedIn(state);
      if (game.way === undefined) return reached - (curve[Math.min(ticks, curve.length - 1)] ?? 0);
      const then = firstAtLeast(curve, reached);
      return then === undefined ? null : (then - ticks) / TICKS_PER_SECOND;
    },
  };
}

/** Returns the index of the first value that is not below `least`; undefined if all are. */
function firstAtLeast(values: readonly number[], least: number): number | undefined {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from < values.length ? from : undefined;
}
