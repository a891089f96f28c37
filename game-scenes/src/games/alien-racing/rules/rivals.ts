import { integerBelow, integerBetween, type RandomState } from '../../../rules-core/random.js';
import { RACE_UNITS, RACING_CONFIG as CONFIG } from './config.js';
import { towards, within } from './numbers.js';
import type { RacingState, Rival, Temper } from './state.js';
import { distanceOfThing, thingAt } from './track.js';

const TEMPERS: readonly Temper[] = ['steady', 'blocker', 'wobbler'];

/** Start positions of the rivals: units ahead of the player, and thousandths from the middle. */
const GRID = [
  { ahead: 1200, x: -500 },
  { ahead: 800, x: 500 },
  { ahead: 400, x: -500 },
] as const;

/** Returns a random number within `spread` of 0, in sixteenths, which doubles add up without rounding. */
function spreadAround(random: RandomState, spread: number): number {
  const sixteenths = spread * 16;
  return integerBetween(random, -sixteenths, sixteenths) / 16;
}

/** Creates three rivals of different speed and temper. The seed decides which temper has which speed. */
export function lineUpRivals(random: RandomState): Rival[] {
  const shift = integerBelow(random, TEMPERS.length);
  return CONFIG.rivalSpeeds.map((speed, index) => {
    const place = GRID[index];
    const cruise = speed + spreadAround(random, CONFIG.rivalRaceSpread);
    return {
      temper: TEMPERS[(index + shift) % TEMPERS.length] ?? 'steady',
      distance: place?.ahead ?? 0,
      x: place?.x ?? 0,
      speed: 0,
      cruise,
      aim: cruise,
      laneX: place?.x ?? 0,
      nextStretchAt: CONFIG.rivalStretchTicks,
      nextThing: 0,
      finishedAt: 0,
    };
  });
}

/** Begins a new stretch with another pace, and for some rivals another lane. */
function beginStretch(rival: Rival, random: RandomState): void {
  rival.aim = rival.cruise + spreadAround(random, CONFIG.rivalStretchSpread);
  const lane = CONFIG.rivalLanes[integerBelow(random, CONFIG.rivalLanes.length)] ?? 0;
  const changes = rival.temper === 'wobbler' || integerBelow(random, 3) === 0;
  if (changes) rival.laneX = lane;
  rival.nextStretchAt += CONFIG.rivalStretchTicks;
}

/** Returns the position a rival wants: its lane, or in the player's way for a blocker a little ahead. */
function wantedX(rival: Rival, { pod }: RacingState): number {
  const ahead = rival.distance - pod.distance;
  if (rival.temper !== 'blocker' || ahead <= 0 || ahead >= CONFIG.blockUnits) return rival.laneX;
  return ahead > CONFIG.blockLeastUnits ? within(pod.x, -700, 700) : rival.x;
}

/** Returns `x`, or a position beside an obstacle there: on the rival's side, unless the road ends there. */
function roundObstacle(rival: Rival, x: number, obstacleX: number): number {
  if (x - obstacleX >= CONFIG.rivalClearance || obstacleX - x >= CONFIG.rivalClearance) return x;
  const side = rival.x < obstacleX ? -1 : 1;
  const beside = obstacleX + side * CONFIG.rivalClearance;
  return Math.abs(beside) > 900 ? obstacleX - side * CONFIG.rivalClearance : beside;
}

/** Avoids a slower pod that is a little ahead. */
function roundPod(rival: Rival, x: number, ahead: number, speed: number, podX: number): number {
  const isInTheWay = ahead > 0 && ahead < CONFIG.rivalTrafficUnits && speed < rival.speed;
  return isInTheWay ? roundObstacle(rival, x, podX) : x;
}

/** Returns the position a rival steers to. Avoiding slower pods overrides its wish, hazards override both. */
function steerTowards(rival: Rival, state: RacingState): number {
  const { pod, rivals, track } = state;
  let x = wantedX(rival, state);
  x = roundPod(rival, x, pod.distance - rival.distance, pod.speed, pod.x);
  for (const other of rivals) x = roundPod(rival, x, other.distance - rival.distance, other.speed, other.x);
  while (distanceOfThing(track, rival.nextThing) <= rival.distance) rival.nextThing += 1;
  const isNear = distanceOfThing(track, rival.nextThing) - rival.distance < CONFIG.rivalSightUnits;
  const thing = thingAt(track, rival.nextThing);
  return isNear && thing !== undefined && thing.kind !== 'pad' ? roundObstacle(rival, x, thing.x) : x;
}

/** Returns the speed a rival aims at: a little more behind the player, a little less far ahead. */
function pace(rival: Rival, { pod }: RacingState): number {
  const hurry = (pod.distance - rival.distance) / CONFIG.rivalHurryUnits;
  return rival.aim + within(hurry, -CONFIG.rivalEase, CONFIG.rivalHurry);
}

/** Plays one tick of every rival. Finished rivals roll on. */
export function driveRivals(state: RacingState): void {
  for (const rival of state.rivals) {
    if (state.tick >= rival.nextStretchAt) beginStretch(rival, state.random);
    rival.speed = towards(rival.speed, pace(rival, state), CONFIG.rivalAcceleration);
    rival.x = towards(rival.x, steerTowards(rival, state), CONFIG.rivalDrift);
    rival.distance += rival.speed;
    if (rival.finishedAt === 0 && rival.distance >= RACE_UNITS) rival.finishedAt = state.tick + 1;
  }
}
