import type Phaser from 'phaser';
import { TICKS_PER_SECOND, type FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { createAir } from './air.js';
import { createChargeBar } from './charge-bar.js';
import { createHoldSides } from './hold-sides.js';
import { panelFrame } from './panel-frame.js';
import { createRescue } from './rescue.js';
import { createRivalTags } from './rival-tags.js';
import { RACING_CONFIG } from '../rules/config.js';
import { createGroundThings } from './ground-things.js';
import { createPods } from './pods.js';
import { createRaceBanner, type RaceBanner } from './race-banner.js';
import { createRaceEffects } from './race-effects.js';
import { createFeedback, type RaceFeedback } from './race-feedback.js';
import { createMoments, type Moment } from './race-moment.js';
import { LAYOUTS } from './layout.js';
import { createPanels } from './panels.js';
import { createSky } from './sky.js';
import type { RacingState } from '../rules/state.js';
import { createProjection, type RoadProjection, type Spot } from './road-projection.js';
import { createRoadView } from './road.js';
import { createRoadside } from './roadside.js';
import { createTrackBends } from './track-bends.js';
import type { TrackMap } from './track-map.js';
import { createTremble } from './tremble.js';
import { createWakes } from './wakes.js';

export interface RacingView extends RaceFeedback {
  readonly banner: RaceBanner;
  /** Shows the gap to one's own best at a third of a lap: seconds, positive for ahead. */
  split(gap: number): void;
  /** A side of the field is held for the first time. */
  sideTaken(): void;
  /** Stores the present state as the previous one; call it before each tick. */
  remember(): void;
  draw(alpha: number, nowMs: number): void;
  /** Adapts to a new stage size or to textures that were drawn again. */
  place(geometry: StageGeometry): void;
}

export interface RacingViewParts {
  readonly scene: Phaser.Scene;
  readonly field: FieldName;
  readonly state: Readonly<RacingState>;
  readonly map: TrackMap;
  readonly geometry: StageGeometry;
  readonly isMotionReduced: boolean;
  readonly isDemo?: boolean | undefined;
  /** True if the two halves of the field are to be shown until one is held. */
  readonly isSteeredByTouch: boolean;
}

/** Creates a clock that returns the ticks since the end of the race, or 0 before it. */
function createAfterwards(state: Readonly<RacingState>): (nowMs: number) => number {
  let overMs: number | undefined;
  return (nowMs) => {
    if (state.finishedAt === 0 && state.tick < RACING_CONFIG.roundTicks) return 0;
    overMs ??= nowMs;
    return ((nowMs - overMs) * TICKS_PER_SECOND) / 1000;
  };
}

/** Creates everything on and above the road. */
function createWorld(
  { scene, field, state, geometry, isMotionReduced }: RacingViewParts,
  road: RoadProjection,
) {
  const sky = createSky(scene, field, LAYOUTS[field], geometry);
  const surface = createRoadView(scene);
  const ground = createGroundThings(scene, isMotionReduced);
  const roadside = createRoadside(scene);
  const pods = createPods(scene, isMotionReduced);
  const air = createAir(scene, isMotionReduced);
  const wakes = createWakes(scene, isMotionReduced);
  const rescue = createRescue(scene);
  const charge = createChargeBar(scene, isMotionReduced);
  const pod: Spot = { x: LAYOUTS[field].middle, y: LAYOUTS[field].podY, scale: 1 };
  let shown = geometry;
  return {
    /** Present position of the own pod on the screen. */
    pod,
    rescue,
    place(next: StageGeometry): void {
      shown = next;
      sky.place(next);
    },
    draw(moment: Moment, shakeX: number, shakeY: number, nowMs: number): void {
      const { distance, x } = moment.pod;
      road.look({ distance, x, shakeX, shakeY }, shown.top + shown.height);
      sky.draw(road.heading, road.horizon);
      surface.draw(road, shown);
      ground.draw(state, road, distance, nowMs);
      wakes.draw(moment, state, road, nowMs);
      roadside.draw(state, road, distance);
      road.find(distance, x, pod);
      rescue.draw(pod, nowMs);
      pods.draw(moment, state, road, rescue.isBlinking, nowMs);
      air.draw(moment, state, road, nowMs);
      charge.draw(state, pod, nowMs);
    },
  };
}

/** Creates the view of the race from behind the own pod. */
export function createRacingView(parts: RacingViewParts): RacingView {
  const { scene, field, state, map, geometry, isMotionReduced, isDemo, isSteeredByTouch } = parts;
  const layout = LAYOUTS[field];
  const moments = createMoments(state);
  const road = createProjection(createTrackBends(state.track), layout);
  const world = createWorld(parts, road);
  const effects = createRaceEffects(scene, isMotionReduced);
  const tremble = createTremble(isMotionReduced);
  const panels = isDemo ? undefined : createPanels(scene, map, geometry, isMotionReduced);
  const banner = createRaceBanner(scene, layout, isMotionReduced);
  const tags = isDemo ? undefined : createRivalTags(scene, panelFrame(geometry));
  const sides = isSteeredByTouch ? createHoldSides(scene, isMotionReduced) : undefined;
  const ticksOver = createAfterwards(state);
  return {
    banner,
    remember: moments.remember,
    ...createFeedback(state, world.pod, effects, tremble, world.rescue),
    split: (gap) => panels?.split.say(gap),
    sideTaken: () => sides?.taken(),
    draw(alpha, nowMs) {
      tremble.advance(nowMs);
      const over = ticksOver(nowMs);
      const moment = moments.at(alpha, over);
      world.draw(moment, tremble.x, tremble.y, nowMs);
      tags?.draw(moment, state, road);
      sides?.draw(nowMs);
      effects.draw(nowMs);
      panels?.draw(moment, state, nowMs);
      banner.draw(nowMs, over > 0 ? 0 : (RACING_CONFIG.roundTicks - state.tick) / TICKS_PER_SECOND);
    },
    place(next) {
      for (const part of [world, panels, banner, sides]) part?.place(next);
      tags?.place(panelFrame(next));
    },
  };
}
