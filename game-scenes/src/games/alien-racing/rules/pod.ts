import { RACING_CONFIG as CONFIG } from './config.js';
import type { RacingEvent } from './events.js';
import { towards, within } from './numbers.js';
import { charge, isInSlipstream } from './slipstream.js';
import type { Pod, RacingState, Rival, Thing } from './state.js';
import { curveAt, distanceOfThing, thingAt } from './track.js';

export const isOffRoad = (pod: Readonly<Pod>): boolean => pod.x > 1000 || pod.x < -1000;

/** Returns true if the pod scrapes along the barrier. */
export const isAtBarrier = (pod: Readonly<Pod>): boolean =>
  pod.x >= CONFIG.farthestX || pod.x <= -CONFIG.farthestX;

/** Returns the speed limit of the pod at its position. */
function speedLimit(state: RacingState): number {
  const { pod } = state;
  if (isAtBarrier(pod)) return CONFIG.barrierSpeed;
  if (pod.boostTicks > 0) return CONFIG.boostSpeed;
  if (isOffRoad(pod)) return CONFIG.offRoadSpeed;
  if (pod.slickTicks > 0) return CONFIG.slickSpeed;
  if (pod.slingTicks > 0) return CONFIG.slingSpeed;
  return isInSlipstream(state) ? CONFIG.topSpeed + CONFIG.slipstreamSpeed : CONFIG.topSpeed;
}

function gainOf({ boostTicks, slingTicks }: Readonly<Pod>): number {
  if (boostTicks > 0) return CONFIG.boostAcceleration;
  return slingTicks > 0 ? CONFIG.slingAcceleration : CONFIG.acceleration;
}

/** Moves the speed up to the limit, or down to it from above; the throttle is automatic. */
function throttle(state: RacingState): void {
  const { pod } = state;
  const limit = speedLimit(state);
  const gain = gainOf(pod);
  const loss = isOffRoad(pod) && pod.boostTicks === 0 ? CONFIG.offRoadBraking : CONFIG.braking;
  pod.speed = towards(pod.speed, limit, gain, loss);
}

/** Moves the pod sideways by steering, bends and plasma. */
function drift(state: RacingState): void {
  const { pod, track } = state;
  const share = pod.speed / CONFIG.topSpeed;
  pod.sideways = towards(pod.sideways, pod.steer * CONFIG.steering, CONFIG.steeringGain);
  const steeringPush = pod.sideways * within(share + 0.25, 0, 1);
  const push = curveAt(track, pod.distance) * CONFIG.curvePush * share;
  const plasma = pod.slickTicks > 0 ? pod.slickSide * CONFIG.slickDrift : 0;
  pod.x = within(pod.x + steeringPush - push + plasma, -CONFIG.farthestX, CONFIG.farthestX);
}

function touch(pod: Pod, thing: Thing, events: RacingEvent[]): void {
  events.push({ kind: thing.kind, at: thing.at, x: thing.x });
  if (thing.kind === 'pad') {
    pod.boostTicks = CONFIG.boostTicks;
  } else if (thing.kind === 'slick') {
    pod.slickTicks = CONFIG.slickTicks;
    pod.slickSide = pod.x < thing.x ? -1 : 1;
  } else {
    pod.speed = CONFIG.crashSpeed;
    pod.boostTicks = 0;
    pod.slickTicks = 0;
    pod.charge = 0;
    pod.slingTicks = 0;
    pod.crashTicks = CONFIG.crashTicks;
    pod.crashes += 1;
  }
}

/** Handles all things passed in this tick that lay in the way. */
function passThings({ pod, track }: RacingState, events: RacingEvent[]): void {
  while (distanceOfThing(track, pod.nextThing) <= pod.distance) {
    const thing = thingAt(track, pod.nextThing);
    pod.nextThing += 1;
    if (thing === undefined) continue;
    const isTouched = Math.abs(thing.x - pod.x) <= CONFIG.reachX[thing.kind];
    if (isTouched && pod.crashTicks === 0) touch(pod, thing, events);
  }
}

function bump(pod: Pod, rival: Rival, events: RacingEvent[]): void {
  pod.speed = Math.max(CONFIG.crashSpeed, Math.min(pod.speed, rival.speed) - CONFIG.bumpSpeedLoss);
  pod.bumpTicks = CONFIG.bumpTicks;
  pod.charge = 0;
  events.push({ kind: 'bump' });
}

/** Slows the pod down when it runs into a rival from behind. */
function meetRivals({ pod, rivals }: RacingState, events: RacingEvent[]): void {
  if (pod.bumpTicks > 0 || pod.crashTicks > 0) return;
  for (const rival of rivals) {
    const ahead = rival.distance - pod.distance;
    const isTouched = ahead > 0 && ahead < CONFIG.bumpUnits && Math.abs(rival.x - pod.x) < CONFIG.bumpX;
    if (!isTouched || rival.finishedAt > 0) continue;
    bump(pod, rival, events);
    return;
  }
}

function countDown(pod: Pod): void {
  if (pod.boostTicks > 0) pod.boostTicks -= 1;
  if (pod.slickTicks > 0) pod.slickTicks -= 1;
  if (pod.crashTicks > 0) pod.crashTicks -= 1;
  if (pod.bumpTicks > 0) pod.bumpTicks -= 1;
}

/** Plays one tick of the player's pod. */
export function drivePod(state: RacingState, events: RacingEvent[]): void {
  throttle(state);
  drift(state);
  state.pod.distance += state.pod.speed;
  countDown(state.pod);
  passThings(state, events);
  meetRivals(state, events);
  charge(state, events);
}
