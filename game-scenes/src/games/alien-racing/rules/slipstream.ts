import { RACING_CONFIG as CONFIG } from './config.js';
import type { RacingEvent } from './events.js';
import type { Pod, RacingState, Rival } from './state.js';

/** Returns true if a pod is in the slipstream of another one. */
export function isBehind(
  { distance, x, speed }: Readonly<Pod | Rival>,
  other: Readonly<Pod | Rival>,
): boolean {
  if (speed < CONFIG.slipstreamLeastSpeed) return false;
  const ahead = other.distance - distance;
  if (ahead <= CONFIG.bumpUnits || ahead >= CONFIG.slipstreamUnits) return false;
  return Math.abs(other.x - x) < CONFIG.slipstreamX;
}

/** Returns the rival in whose slipstream the player's pod is. A rival that has finished gives none. */
export function streamOf({ pod, rivals }: Readonly<RacingState>): Readonly<Rival> | undefined {
  for (const rival of rivals) if (rival.finishedAt === 0 && isBehind(pod, rival)) return rival;
  return undefined;
}

/** Returns true if the player's pod is in the slipstream of a rival. */
export const isInSlipstream = (state: Readonly<RacingState>): boolean => streamOf(state) !== undefined;

/** Fills the bar in a slipstream, and slings who leaves it with a full one. A bar that is not full drains again. */
export function charge(state: RacingState, events: RacingEvent[]): void {
  const { pod } = state;
  if (pod.slingTicks > 0) {
    pod.slingTicks -= 1;
  } else if (isInSlipstream(state)) {
    if (pod.charge === CONFIG.chargeTicks) return;
    pod.charge += 1;
    if (pod.charge === CONFIG.chargeTicks) events.push({ kind: 'chargeFull' });
  } else if (pod.charge === CONFIG.chargeTicks) {
    pod.charge = 0;
    pod.slingTicks = CONFIG.slingTicks;
    events.push({ kind: 'slingStarted' });
  } else if (pod.charge > 0) {
    pod.charge -= 1;
  }
}
