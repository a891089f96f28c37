import { replayed } from '../../../rules-core/replayed.js';
import { alienRacing } from './alien-racing.rules.js';
import type { RacingState, Temper } from './state.js';

/** Number of the player among the drivers; 0 to 2 are the rivals. */
const PLAYER = 3;

/** A driver at the end of a race. */
export interface Finisher {
  /** 0 to 2 are the rivals, 3 is the player. */
  readonly driver: number;
  /** Ticks behind the first; null when the player has not reached the finish. */
  readonly gapTicks: number | null;
}

/** What a race was like. */
export interface RacingRecap {
  /** Ticks of each lap that was finished. */
  readonly laps: readonly number[];
  /** Contacts with rocks. */
  readonly crashes: number;
  /** The tempers of the rivals, by driver. */
  readonly tempers: readonly Temper[];
  readonly order: readonly Finisher[];
}

/**
 * Returns the drivers in their order. A race ends at the player's finish: a rival behind is as many ticks late as have
 * passed since the player was where the rival is now.
 */
function orderOf(
  { rivals, pod, finishedAt }: Readonly<RacingState>,
  passedAt: readonly number[],
): Finisher[] {
  const behindPlayer = (distance: number): number =>
    finishedAt - passedAt.findIndex((passed) => passed >= distance);
  const drivers = rivals.map((rival, driver) => ({
    driver,
    distance: rival.distance,
    at: rival.finishedAt > 0 ? rival.finishedAt : finishedAt + behindPlayer(rival.distance),
  }));
  drivers.push({ driver: PLAYER, distance: pod.distance, at: finishedAt });
  if (finishedAt === 0) {
    drivers.sort((one, other) => other.distance - one.distance);
    return drivers.map(({ driver }) => ({ driver, gapTicks: null }));
  }
  // At the same tick the player is ahead, as in the rules.
  drivers.sort((one, other) => one.at - other.at || other.driver - one.driver);
  const first = drivers[0]?.at ?? 0;
  return drivers.map(({ driver, at }) => ({ driver, gapTicks: at - first }));
}

/** Tells a race from its log under the current rules; undefined when the log cannot be read. */
export function racingRecap(seed: string, log: string): RacingRecap | undefined {
  const laps: number[] = [];
  const passedAt: number[] = [];
  const end = replayed(alienRacing, seed, log, (events, { pod }) => {
    passedAt.push(pod.distance);
    for (const event of events) if (event.kind === 'lap') laps.push(event.ticks);
  });
  if (end === undefined) return undefined;
  const tempers = end.rivals.map(({ temper }) => temper);
  return { laps, crashes: end.pod.crashes, tempers, order: orderOf(end, passedAt) };
}
