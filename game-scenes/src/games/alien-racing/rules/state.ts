import type { FieldName } from '../../../rules-core/define-game.js';
import type { RandomState } from '../../../rules-core/random.js';

export type ThingKind = 'pad' | 'slick' | 'rock';

/** A thing on the road, at the same place on every lap. */
export interface Thing {
  kind: ThingKind;
  /** Units from the line. */
  at: number;
  /** Thousandths of half the road from its middle. */
  x: number;
}

/** Road of a lap: sharpness of each segment's bend (negative to the left), and the things on it. */
export interface Track {
  curves: number[];
  /** Sorted by `at`. */
  things: Thing[];
}

/**
 * How a rival races. A front runner is fast at first and tires, a late charger is slow at first and comes at the end,
 * a blocker moves into the player's way, a slipstreamer lives off the stream of others, a wobbler is fast on one stretch
 * and slow on the next, and a steady one keeps its pace. Three of them race.
 */
export type Temper = 'frontRunner' | 'lateCharger' | 'blocker' | 'slipstreamer' | 'wobbler' | 'steady';

/** How fast the rivals of a race are, in a word. */
export type FormWord = 'weak' | 'fair' | 'strong';

export interface Rival {
  temper: Temper;
  /** Units from the start. */
  distance: number;
  x: number;
  speed: number;
  /** Target speed in this race, and on this stretch; the temper changes it. */
  cruise: number;
  aim: number;
  laneX: number;
  nextStretchAt: number;
  /** Index of the next thing ahead, counted over all laps. */
  nextThing: number;
  /** Tick of the finish; 0 before. */
  finishedAt: number;
}

export interface Pod {
  distance: number;
  x: number;
  speed: number;
  /** −1 left, 0 straight, 1 right. */
  steer: number;
  /** Resulting sideways speed, thousandths per tick. */
  sideways: number;
  boostTicks: number;
  slickTicks: number;
  /** Side to which plasma pulls. */
  slickSide: number;
  /** Ticks left after a crash, during which nothing else happens to the pod. */
  crashTicks: number;
  bumpTicks: number;
  crashes: number;
  /** Ticks of slipstream in the bar, 0 to `chargeTicks` (full). */
  charge: number;
  /** Ticks that the sling lasts from now on; 0 without one. */
  slingTicks: number;
  /** Ticks beside the road so far, 0 on it; `rescueTicks` of them bring the pod back. */
  offRoadTicks: number;
  /** Ticks of the last steering to another side and of the last rescue; long ago before the first. */
  steeredAt: number;
  rescuedAt: number;
  /** Index of the next thing ahead, counted over all laps. */
  nextThing: number;
}

export interface RacingState {
  field: FieldName;
  tick: number;
  track: Track;
  pod: Pod;
  /** Speed of the field, units per tick: an integer from `leastForm` to `mostForm`. */
  form: number;
  rivals: Rival[];
  /** 1 to 3; 3 also after the finish. */
  lap: number;
  lapStartedAt: number;
  /** 0 before the first lap is finished. */
  bestLapTicks: number;
  /** Ticks of the race at which each third of a lap was passed, in order; nine at the finish. */
  thirds: number[];
  /** Tick of the player's finish; 0 before. */
  finishedAt: number;
  /** Points for the time left at the finish. */
  timePoints: number;
  random: RandomState;
}

/** Returns the player's place, 1 to 4: by finish time, then by distance. */
export function placeOf(state: Readonly<RacingState>): number {
  let place = 1;
  for (const rival of state.rivals) {
    const isAhead =
      state.finishedAt > 0
        ? rival.finishedAt > 0 && rival.finishedAt < state.finishedAt
        : rival.finishedAt > 0 || rival.distance > state.pod.distance;
    if (isAhead) place += 1;
  }
  return place;
}
