import type { FieldName } from '../rules-core/define-game.js';
import type { RandomState } from '../rules-core/random.js';

export type ThingKind = 'pad' | 'slick' | 'rock';

/** Something that lies on the road, on every lap at the same place. */
export interface Thing {
  kind: ThingKind;
  /** Units from the line. */
  at: number;
  /** Thousandths of half the road from its middle. */
  x: number;
}

/** The road of a lap: how sharp each of its segments bends (negative to the left), and what lies on it. */
export interface Track {
  curves: number[];
  /** In the order of `at`. */
  things: Thing[];
}

/** How a rival drives: keeps its lane, changes lanes all the time, or moves into the player's way. */
export type Temper = 'steady' | 'weaver' | 'blocker';

export interface Rival {
  temper: Temper;
  /** Units from the start. */
  distance: number;
  x: number;
  speed: number;
  /** What it drives at in this race, and on this stretch. */
  cruise: number;
  aim: number;
  laneX: number;
  nextStretchAt: number;
  /** The next thing on the road ahead, counted over all laps. */
  nextThing: number;
  /** The tick in which it finished; 0 before. */
  finishedAt: number;
}

export interface Pod {
  distance: number;
  x: number;
  speed: number;
  /** −1 left, 0 straight, 1 right. */
  steer: number;
  /** What has come of it: thousandths per tick to the side. */
  sideways: number;
  boostTicks: number;
  slickTicks: number;
  /** Which way plasma pulls. */
  slickSide: number;
  /** After a crash nothing else happens to the pod for so long. */
  crashTicks: number;
  bumpTicks: number;
  crashes: number;
  /** The next thing on the road ahead, counted over all laps. */
  nextThing: number;
}

export interface RacingState {
  field: FieldName;
  tick: number;
  track: Track;
  pod: Pod;
  rivals: Rival[];
  /** 1 to 3; 3 also after the finish. */
  lap: number;
  lapStartedAt: number;
  /** 0 before the first lap is done. */
  bestLapTicks: number;
  /** The tick in which the player finished; 0 before. */
  finishedAt: number;
  random: RandomState;
}

/** The player's place, 1 to 4: who has finished earlier, or is farther. */
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
