import type Phaser from 'phaser';
import { RACE_UNITS } from '../rules/config.js';
import { DEPTHS } from './layout.js';
import type { RacingState, Thing } from '../rules/state.js';
import { distanceOfThing, thingAt } from '../rules/track.js';
import type { RoadProjection, Spot } from './road-projection.js';

/** Distance up to which things are visible, units; three and a half seconds at full speed. */
export const THINGS_UNTIL = 14_500;

const PAD = { color: 0x9dff3c, halfX: 165, chevrons: 3, stride: 230, length: 150, thickness: 105 } as const;
const SLICK = { color: 0x8b5cf6, light: 0xe4d8ff, halfX: 175, halfUnits: 330, corners: 18 } as const;

/** Distance up to which the glow of a pad is visible, units. */
const PAD_GLOWS_UNTIL = 5000;

/** Period in which the chevrons light up in turn, ms. */
const CHASE_MS = 480;

const CIRCLE = Array.from({ length: SLICK.corners }, (_, corner) => {
  const angle = (corner / SLICK.corners) * 2 * Math.PI;
  return { across: Math.cos(angle), along: Math.sin(angle) };
});

/** Calls `onThing` for each thing on the stretch ahead, nearest first, with its distance from the start. */
export function eachThing(
  { track, pod }: Readonly<RacingState>,
  distance: number,
  onThing: (thing: Readonly<Thing>, at: number) => void,
): void {
  // The thing before the next one lies just behind the pod and is still visible.
  for (let index = Math.max(pod.nextThing - 1, 0); ; index++) {
    const at = distanceOfThing(track, index);
    const thing = thingAt(track, index);
    if (thing === undefined || at > distance + THINGS_UNTIL || at >= RACE_UNITS) return;
    onThing(thing, at);
  }
}

/** Boost pads and plasma, painted on the road in perspective. */
export interface GroundThings {
  draw(state: Readonly<RacingState>, road: RoadProjection, distance: number, nowMs: number): void;
}

export function createGroundThings(scene: Phaser.Scene, isMotionReduced: boolean): GroundThings {
  const graphics = scene.add.graphics().setDepth(DEPTHS.road + 0.5);
  const spot: Spot = { x: 0, y: 0, scale: 1 };

  const corner = (road: RoadProjection, at: number, x: number, isFirst: boolean): void => {
    if (!road.find(at, x, spot)) return;
    if (isFirst) graphics.moveTo(spot.x, spot.y);
    else graphics.lineTo(spot.x, spot.y);
  };
  const chevron = (road: RoadProjection, at: number, x: number, swell: number): void => {
    const { halfX, length, thickness } = PAD;
    const half = halfX + swell;
    corner(road, at - swell, x - half, true);
    corner(road, at + length - swell, x, false);
    corner(road, at - swell, x + half, false);
    corner(road, at + thickness + swell, x + half, false);
    corner(road, at + length + thickness + swell, x, false);
    corner(road, at + thickness + swell, x - half, false);
  };
  const drawPad = (road: RoadProjection, at: number, x: number, ahead: number, nowMs: number): void => {
    const lit = Math.floor(nowMs / (CHASE_MS / PAD.chevrons)) % PAD.chevrons;
    for (let index = 0; index < PAD.chevrons; index++) {
      const isLit = isMotionReduced || index === lit;
      const from = at + (index - PAD.chevrons / 2) * PAD.stride;
      if (ahead < PAD_GLOWS_UNTIL) {
        graphics.fillStyle(PAD.color, isLit ? 0.3 : 0.12).beginPath();
        chevron(road, from, x, 26);
        graphics.fillPath();
      }
      graphics.fillStyle(PAD.color, isLit ? 1 : 0.72).beginPath();
      chevron(road, from, x, 0);
      graphics.fillPath();
    }
  };
  const ellipse = (road: RoadProjection, at: number, x: number, size: number): void => {
    graphics.beginPath();
    CIRCLE.forEach(({ across, along }, index) => {
      corner(road, at + along * SLICK.halfUnits * size, x + across * SLICK.halfX * size, index === 0);
    });
    graphics.fillPath();
  };
  const drawSlick = (road: RoadProjection, at: number, x: number): void => {
    graphics.fillStyle(SLICK.color, 0.25);
    ellipse(road, at, x, 1.22);
    graphics.fillStyle(SLICK.color, 0.9);
    ellipse(road, at, x, 1);
    graphics.fillStyle(SLICK.light, 0.55);
    ellipse(road, at + 90, x - 40, 0.45);
  };
  return {
    draw(state, road, distance, nowMs) {
      graphics.clear();
      eachThing(state, distance, (thing, at) => {
        if (thing.kind === 'pad') drawPad(road, at, thing.x, at - distance, nowMs);
        else if (thing.kind === 'slick') drawSlick(road, at, thing.x);
      });
    },
  };
}
