import type Phaser from 'phaser';
import { RACING_CONFIG } from '../rules/config.js';
import type { RacingState } from '../rules/state.js';
import { DEPTHS } from './layout.js';
import type { Moment, SeenPod } from './race-moment.js';
import type { RoadProjection, Spot } from './road-projection.js';

const COLOR = 0x8ff0ff;

/** Lines beside the middle of a rival, in thousandths: the outer ones are the borders of its slipstream. */
const PLACES = [-RACING_CONFIG.slipstreamX, -80, 80, RACING_CONFIG.slipstreamX] as const;

/** Spacing and length of the lines in units, height in logical px at size 1, and the time in which they move on by one. */
const LINES = { stride: 550, length: 300, height: 16, periodMs: 420, alpha: 0.5 } as const;

/** Distance at which a slipstream becomes visible, and over which it fades in, units. */
const SEEN = { from: 9000, fade: 3000 } as const;

/** Lines of air behind each rival, as long and as wide as its slipstream. */
export interface Wakes {
  draw(moment: Moment, state: Readonly<RacingState>, road: RoadProjection, nowMs: number): void;
}

export function createWakes(scene: Phaser.Scene, isMotionReduced: boolean): Wakes {
  // On the road, under all pods.
  const graphics = scene.add.graphics().setDepth(DEPTHS.haze + 0.5);
  const [from, to]: [Spot, Spot] = [
    { x: 0, y: 0, scale: 1 },
    { x: 0, y: 0, scale: 1 },
  ];

  const line = (road: RoadProjection, at: number, x: number): void => {
    if (!road.find(at, x, from) || !road.find(at + LINES.length, x, to)) return;
    graphics.moveTo(from.x, from.y - LINES.height * from.scale);
    graphics.lineTo(to.x, to.y - LINES.height * to.scale);
  };
  const drawWake = (rival: SeenPod, road: RoadProjection, ahead: number, nowMs: number): void => {
    const strength = Math.min(1, (SEEN.from - ahead) / SEEN.fade);
    if (ahead < RACING_CONFIG.bumpUnits || strength <= 0) return;
    graphics.lineStyle(2.4, COLOR, LINES.alpha * strength).beginPath();
    const flown = isMotionReduced ? 0 : ((nowMs / LINES.periodMs) % 1) * LINES.stride;
    const reach = Math.min(RACING_CONFIG.slipstreamUnits, ahead) - LINES.length;
    for (let behind = RACING_CONFIG.bumpUnits + flown; behind < reach; behind += LINES.stride)
      for (const x of PLACES) line(road, rival.distance - behind - LINES.length, rival.x + x);
    graphics.strokePath();
  };
  return {
    draw(moment, { rivals, tick }, road, nowMs) {
      graphics.clear();
      if (tick === 0) return;
      for (let index = 0; index < rivals.length; index++) {
        const seen = moment.rivals[index];
        if (seen === undefined || rivals[index]?.finishedAt !== 0) continue;
        drawWake(seen, road, seen.distance - moment.pod.distance, nowMs);
      }
    },
  };
}
