import { RACING_CONFIG as CONFIG } from './config.js';
import type { RacingEvent } from './events.js';
import { isOffRoad } from './pod.js';
import type { RacingState } from './state.js';
import { distanceOfThing, thingAt } from './track.js';

/** Returns true if no rock, plasma or rival is right ahead of the player's pod at this position across the road. */
function isFree({ pod, rivals, track }: Readonly<RacingState>, x: number): boolean {
  const end = pod.distance + CONFIG.rescueFreeUnits;
  for (let index = pod.nextThing; distanceOfThing(track, index) < end; index++) {
    const thing = thingAt(track, index);
    if (thing && thing.kind !== 'pad' && Math.abs(thing.x - x) < CONFIG.rivalClearance) return false;
  }
  return rivals.every(({ distance, x: rivalX }) => {
    const isNear = Math.abs(distance - pod.distance) < CONFIG.rescueFreeUnits;
    return !isNear || Math.abs(rivalX - x) >= CONFIG.rivalClearance;
  });
}

/** Puts the pod back on a free spot of the road when it has been beside it for long, if its player steers. */
export function rescue(state: RacingState, events: RacingEvent[]): void {
  const { pod } = state;
  pod.offRoadTicks = isOffRoad(pod) ? pod.offRoadTicks + 1 : 0;
  if (pod.offRoadTicks < CONFIG.rescueTicks) return;
  if (state.tick - pod.steeredAt >= CONFIG.rescueSteerTicks) return;
  if (state.tick - pod.rescuedAt < CONFIG.rescueEveryTicks) return;
  pod.rescuedAt = state.tick;
  pod.x = CONFIG.rescueSpots.find((x) => isFree(state, x)) ?? 0;
  pod.sideways = 0;
  pod.speed = CONFIG.rescueSpeed;
  pod.offRoadTicks = 0;
  events.push({ kind: 'rescued' });
}
