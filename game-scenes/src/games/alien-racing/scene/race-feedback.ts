import type { RaceEffects } from './race-effects.js';
import type { RacingEvent } from '../rules/events.js';
import { isAtBarrier, isOffRoad } from '../rules/pod.js';
import type { RacingState } from '../rules/state.js';
import type { Rescue } from './rescue.js';
import type { Spot } from './road-projection.js';
import type { Tremble } from './tremble.js';

/** Strength in px and duration in ms of each tremble. */
const TREMBLES = { rock: [11, 420], bump: [5, 220], sling: [4, 260] } as const;

/** Interval of the particles: dust beside the road, light on a boost pad, drops on plasma. */
const DUST_TICKS = 3;
const TRAIL_TICKS = 4;

/** Distance from the pod's middle to the barrier it scrapes, logical px. */
const BARRIER_PX = 95;

/** Ranges of angles in radians: up, up to the sides, and down to the sides. */
const UPWARDS = [-2.8, -0.34] as const;
const SIDEWAYS = [-2.9, -0.24] as const;
const BACKWARDS = [0.5, 2.64] as const;

/** Visible effects of what happens to the own pod: sparks, dust, drops, light, air, trembling and rescue. */
export interface RaceFeedback {
  /** Starts the effect of an event; call it after each tick. */
  show(event: RacingEvent): void;
  /** Continues lasting effects; call it after each tick. */
  trail(): void;
}

/** Creates the effects at `pod`, the current position of the own pod on the screen. */
export function createFeedback(
  state: Readonly<RacingState>,
  pod: Readonly<Spot>,
  effects: RaceEffects,
  tremble: Tremble,
  rescue: Pick<Rescue, 'start'>,
): RaceFeedback {
  return {
    show(event) {
      if (event.kind === 'rock') {
        tremble.start(...TREMBLES.rock);
        effects.burst('spark', 20, pod.x, pod.y - 50, UPWARDS);
        effects.burst('dust', 5, pod.x, pod.y - 20, SIDEWAYS);
      } else if (event.kind === 'bump') {
        tremble.start(...TREMBLES.bump);
        effects.burst('spark', 8, pod.x, pod.y - 80, UPWARDS);
      } else if (event.kind === 'chargeFull') {
        effects.burst('air', 8, pod.x, pod.y - 20, UPWARDS);
      } else if (event.kind === 'slingStarted') {
        tremble.start(...TREMBLES.sling);
        effects.burst('air', 18, pod.x, pod.y - 30, SIDEWAYS);
      } else if (event.kind === 'rescued') {
        rescue.start();
      } else if (event.kind === 'pad') {
        effects.burst('glow', 12, pod.x, pod.y - 30, SIDEWAYS);
      } else if (event.kind === 'slick') {
        effects.burst('drop', 14, pod.x, pod.y - 10, SIDEWAYS);
      }
    },
    trail() {
      const { x, boostTicks, slickTicks, slingTicks } = state.pod;
      const isDusty = isOffRoad(state.pod) && state.tick % DUST_TICKS === 0;
      if (isDusty) effects.burst('dust', 2, pod.x, pod.y - 6, SIDEWAYS);
      if (state.tick % TRAIL_TICKS !== 0) return;
      const scraped = pod.x + Math.sign(x) * BARRIER_PX;
      if (isAtBarrier(state.pod)) effects.burst('spark', 2, scraped, pod.y - 40, UPWARDS);
      if (slingTicks > 0) effects.burst('air', 2, pod.x, pod.y - 40, BACKWARDS);
      if (boostTicks > 0) effects.burst('glow', 2, pod.x, pod.y - 40, BACKWARDS);
      if (slickTicks > 0) effects.burst('drop', 2, pod.x, pod.y - 4, SIDEWAYS);
    },
  };
}
