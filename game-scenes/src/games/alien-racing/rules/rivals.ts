import { integerBelow, integerBetween, shuffled, type RandomState } from '../../../rules-core/random.js';
import { LAP_UNITS, RACE_UNITS, RACING_CONFIG as CONFIG } from './config.js';
import { towards, within } from './numbers.js';
import { isBehind } from './slipstream.js';
import type { Pod, RacingState, Rival, Temper } from './state.js';
import { distanceOfThing, thingAt } from './track.js';

const TEMPERS: readonly Temper[] = [
  'frontRunner',
  'lateCharger',
  'blocker',
  'slipstreamer',
  'wobbler',
  'steady',
];

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

/** Creates three rivals of different speed and temper. The seed decides both. */
export function lineUpRivals(random: RandomState, form: number): Rival[] {
  const tempers = shuffled(random, TEMPERS);
  return shuffled(random, CONFIG.rivalOffsets).map((offset, index) => {
    const place = GRID[index];
    const cruise = form + offset + spreadAround(random, CONFIG.rivalRaceSpread);
    return {
      temper: tempers[index] ?? 'steady',
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
  const isWobbly = rival.temper === 'wobbler';
  const spread = isWobbly ? CONFIG.wobblerStretchSpread : CONFIG.rivalStretchSpread;
  rival.aim = rival.cruise + spreadAround(random, spread);
  const lane = CONFIG.rivalLanes[integerBelow(random, CONFIG.rivalLanes.length)] ?? 0;
  const changes = isWobbly || integerBelow(random, 3) === 0;
  if (changes) rival.laneX = lane;
  rival.nextStretchAt += CONFIG.rivalStretchTicks;
}

/** A rival that has finished gives no stream. */
const isRacing = ({ finishedAt }: Readonly<Rival>): boolean => finishedAt === 0;

/** Returns the nearest pod or rival ahead whose stream is within reach. */
function streamAhead(rival: Rival, { pod, rivals }: RacingState): Pod | Rival | undefined {
  let nearest: Pod | Rival | undefined;
  let least: number = CONFIG.slipstreamUnits;
  for (const other of [pod, ...rivals.filter(isRacing)]) {
    const ahead = other.distance - rival.distance;
    if (ahead <= CONFIG.bumpUnits || ahead >= least) continue;
    nearest = other;
    least = ahead;
  }
  return nearest;
}

/**
 * Returns the position a rival wants: its lane, in the player's way for a blocker a little ahead, or for a slipstreamer
 * behind whoever is ahead.
 */
function wantedX(rival: Rival, state: RacingState): number {
  const { pod } = state;
  if (rival.temper === 'slipstreamer') return streamAhead(rival, state)?.x ?? rival.laneX;
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

/** Returns what a rival's temper adds to its speed where it is now. */
function temperPace(rival: Rival, { pod, rivals }: RacingState): number {
  const [start, half, end] = CONFIG.temperPaces[rival.temper];
  const halves = (2 * Math.min(rival.distance, RACE_UNITS)) / RACE_UNITS;
  const pace = halves < 1 ? start + (half - start) * halves : half + (end - half) * (halves - 1);
  if (rival.temper !== 'slipstreamer') return pace;
  const isInStream =
    isBehind(rival, pod) || rivals.some((other) => isRacing(other) && isBehind(rival, other));
  return isInStream ? pace + CONFIG.slipstreamerGain : pace;
}

/** Returns the speed a rival aims at: a little more behind the player, a little less far ahead. */
function paceOf(rival: Rival, state: RacingState): number {
  const { hurry, ease, units } = rival.distance < LAP_UNITS ? CONFIG.firstLapBand : CONFIG.laterBand;
  const behind = (state.pod.distance - rival.distance) / units;
  return rival.aim + temperPace(rival, state) + within(behind, -ease, hurry);
}

/** Plays one tick of every rival. Finished rivals roll on. */
export function driveRivals(state: RacingState): void {
  for (const rival of state.rivals) {
    if (state.tick >= rival.nextStretchAt) beginStretch(rival, state.random);
    rival.speed = towards(rival.speed, paceOf(rival, state), CONFIG.rivalAcceleration);
    rival.x = towards(rival.x, steerTowards(rival, state), CONFIG.rivalDrift);
    rival.distance += rival.speed;
    if (rival.finishedAt === 0 && rival.distance >= RACE_UNITS) rival.finishedAt = state.tick + 1;
  }
}
