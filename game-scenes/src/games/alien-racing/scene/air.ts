import type Phaser from 'phaser';
import { RACING_CONFIG } from '../rules/config.js';
import type { Moment } from './race-moment.js';
import { DEPTHS } from './layout.js';
import { isInSlipstream } from '../rules/slipstream.js';
import type { Pod, RacingState } from '../rules/state.js';
import type { RoadProjection, Spot } from './road-projection.js';

type Graphics = Phaser.GameObjects.Graphics;

/** Streaks beside the road that convey speed: spacing, farthest and nearest distance, in units. */
const STREAK = { stride: 1300, until: 7000, nearest: -350 } as const;

/** Positions of the streaks: thousandths from the middle, and height in logical px at size 1. */
const STREAK_PLACES = [
  { x: -1650, height: 40 },
  { x: 1900, height: 95 },
  { x: -2300, height: 150 },
  { x: 1500, height: 20 },
  { x: -1900, height: 85 },
  { x: 2500, height: 130 },
  { x: 1750, height: 60 },
] as const;

/** Streams of air in a slipstream: thousandths beside the own pod, and their height. */
const STREAMS = [
  { x: -290, height: 30, phase: 0 },
  { x: 280, height: 45, phase: 0.55 },
  { x: -240, height: 105, phase: 0.3 },
  { x: 235, height: 90, phase: 0.8 },
  { x: -310, height: 70, phase: 0.7 },
  { x: 320, height: 120, phase: 0.15 },
] as const;
const STREAM = { from: -250, reach: 1500, length: 420, periodMs: 520, leastSpeed: 24 } as const;

/** Share of the remaining change per frame, so that the streams fade in and out. */
const GAIN = 0.16;

const COLORS = { calm: 0xffffff, boost: 0x9dff3c, sling: 0xd9fbff, stream: 0x8ff0ff } as const;

/** Streaks of air, longer at higher speed. In a rival's slipstream they run along the own pod. */
export interface Air {
  draw(moment: Moment, state: Readonly<RacingState>, road: RoadProjection, nowMs: number): void;
}

export function createAir(scene: Phaser.Scene, isMotionReduced: boolean): Air {
  const graphics: Graphics = scene.add.graphics().setDepth(DEPTHS.air);
  const [from, to]: [Spot, Spot] = [
    { x: 0, y: 0, scale: 1 },
    { x: 0, y: 0, scale: 1 },
  ];
  let stream = 0;

  const line = (road: RoadProjection, at: number, length: number, x: number, height: number): void => {
    if (!road.find(at, x, from) || !road.find(at + length, x, to)) return;
    graphics.moveTo(from.x, from.y - height * from.scale);
    graphics.lineTo(to.x, to.y - height * to.scale);
  };
  const drawStreaks = ({ pod }: Moment, road: RoadProjection, own: Readonly<Pod>): void => {
    const share = pod.speed / RACING_CONFIG.topSpeed;
    if (share < 0.35) return;
    const isBoosted = own.boostTicks > 0 || own.slingTicks > 0;
    const color = own.slingTicks > 0 ? COLORS.sling : isBoosted ? COLORS.boost : COLORS.calm;
    graphics.lineStyle(2.4, color, isBoosted ? 0.5 : 0.34 * share).beginPath();
    const first = Math.ceil((pod.distance + STREAK.nearest) / STREAK.stride);
    const last = Math.floor((pod.distance + STREAK.until) / STREAK.stride);
    for (let number = Math.max(first, 0); number <= last; number++) {
      const place = STREAK_PLACES[number % STREAK_PLACES.length];
      if (place === undefined) continue;
      line(road, number * STREAK.stride, (isBoosted ? 520 : 260) * share, place.x, place.height);
    }
    graphics.strokePath();
  };
  const drawStream = ({ pod }: Moment, road: RoadProjection, nowMs: number): void => {
    if (stream < 0.03) return;
    graphics.lineStyle(3, COLORS.stream, 0.85 * stream).beginPath();
    for (const { x, height, phase } of STREAMS) {
      const flown = ((isMotionReduced ? 0 : nowMs / STREAM.periodMs) + phase) % 1;
      const ahead = STREAM.from + STREAM.reach * (1 - flown);
      line(road, pod.distance + ahead, STREAM.length, pod.x + x, height);
    }
    graphics.strokePath();
  };
  return {
    draw(moment, state, road, nowMs) {
      graphics.clear();
      if (!isMotionReduced) drawStreaks(moment, road, state.pod);
      const isStreaming = isInSlipstream(state) && state.pod.speed > STREAM.leastSpeed;
      stream += ((isStreaming ? 1 : 0) - stream) * GAIN;
      drawStream(moment, road, nowMs);
    },
  };
}
