import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { LAP_UNITS } from '../rules/config.js';
import { DEPTHS } from './layout.js';
import type { RoadProjection, Spot } from './road-projection.js';

type Graphics = Phaser.GameObjects.Graphics;

const COLORS = {
  ground: 0x0b0c1e,
  groundBand: 0x14152f,
  road: 0x1b1a3c,
  roadBand: 0x15152f,
  ember: 0xff7a1a,
  white: 0xe9edff,
  lane: 0x8d94b8,
  edge: 0x22d3ee,
  check: 0x0c0d1a,
} as const;

/** Period of the dark and light stripes, units. */
const STRIPE = 512;

/** Distance beyond which stripes cannot be distinguished, units. */
const STRIPES_UNTIL = 20_000;

const RUMBLE = { from: 1000, to: 1085 } as const;
const LANE = { from: 322, to: 344 } as const;

/** Light of the edges: width in logical px and strength of each layer. */
const EDGE_GLOW = [
  [13, 0.1],
  [7, 0.22],
  [2.6, 1],
] as const;
const EDGE_AT = 1000;

/** Chequered strip on the line. */
const CHECKS = { rows: 2, columns: 14, units: 150 } as const;

export interface RoadView {
  draw(road: RoadProjection, geometry: StageGeometry): void;
}

/** Adds the road between two neighbouring sections to the path, within a range across (thousandths). */
function addQuad(graphics: Graphics, road: RoadProjection, near: number, from: number, to: number): void {
  const far = near + 1;
  const [nearX, nearY, nearHalf] = [road.x[near] ?? 0, road.y[near] ?? 0, (road.half[near] ?? 0) / 1000];
  const [farX, farY, farHalf] = [road.x[far] ?? 0, road.y[far] ?? 0, (road.half[far] ?? 0) / 1000];
  graphics.moveTo(nearX + from * nearHalf, nearY);
  graphics.lineTo(nearX + to * nearHalf, nearY);
  graphics.lineTo(farX + to * farHalf, farY);
  graphics.lineTo(farX + from * farHalf, farY);
}

/** Returns true for a light stripe at a section; undefined where stripes are too far away to be visible. */
function isLightStripe(road: RoadProjection, section: number): boolean | undefined {
  const at = road.at[section] ?? 0;
  if (at - (road.at[0] ?? 0) > STRIPES_UNTIL) return undefined;
  return Math.floor(at / STRIPE) % 2 === 0;
}

function drawGround(
  graphics: Graphics,
  road: RoadProjection,
  { left, top, width, height }: StageGeometry,
): void {
  const lowest = top + height;
  graphics.fillStyle(COLORS.ground, 1).fillRect(left, road.horizon, width, lowest - road.horizon);
  graphics.fillStyle(COLORS.groundBand, 1).beginPath();
  for (let near = 0; near < road.count - 1; near++) {
    if (isLightStripe(road, near) !== true) continue;
    const [nearY, farY] = [road.y[near] ?? 0, road.y[near + 1] ?? 0];
    graphics.moveTo(left, nearY);
    graphics.lineTo(left + width, nearY);
    graphics.lineTo(left + width, farY);
    graphics.lineTo(left, farY);
  }
  graphics.fillPath();
}

function drawSurface(graphics: Graphics, road: RoadProjection): void {
  graphics.fillStyle(COLORS.road, 1).beginPath();
  for (let near = 0; near < road.count - 1; near++) addQuad(graphics, road, near, -RUMBLE.to, RUMBLE.to);
  graphics.fillPath();
}

/** Draws all stripes of one kind in one path. */
function drawStripes(
  graphics: Graphics,
  road: RoadProjection,
  color: number,
  isWanted: (isLight: boolean | undefined) => boolean,
  spans: readonly (readonly [from: number, to: number])[],
): void {
  graphics.fillStyle(color, 1).beginPath();
  for (let near = 0; near < road.count - 1; near++) {
    if (!isWanted(isLightStripe(road, near))) continue;
    for (const [from, to] of spans) addQuad(graphics, road, near, from, to);
  }
  graphics.fillPath();
}

const isLight = (light: boolean | undefined): boolean => light === true;
const isDark = (light: boolean | undefined): boolean => light === false;
const isNotLight = (light: boolean | undefined): boolean => light !== true;

const WHOLE_ROAD = [[-RUMBLE.from, RUMBLE.from]] as const;
const RUMBLES = [
  [-RUMBLE.to, -RUMBLE.from],
  [RUMBLE.from, RUMBLE.to],
] as const;
const LANES = [
  [-LANE.to, -LANE.from],
  [LANE.from, LANE.to],
] as const;

function drawEdges(graphics: Graphics, road: RoadProjection): void {
  for (const [width, alpha] of EDGE_GLOW) {
    graphics.lineStyle(width, COLORS.edge, alpha).beginPath();
    for (const side of [-EDGE_AT, EDGE_AT]) {
      for (let section = 0; section < road.count; section++) {
        const x = (road.x[section] ?? 0) + (side / 1000) * (road.half[section] ?? 0);
        if (section === 0) graphics.moveTo(x, road.y[section] ?? 0);
        else graphics.lineTo(x, road.y[section] ?? 0);
      }
    }
    graphics.strokePath();
  }
}

/** Creates a function that draws the strip on each visible line. */
function createLine(): (graphics: Graphics, road: RoadProjection, color: number, parity: number) => void {
  const corner: Spot = { x: 0, y: 0, scale: 1 };
  const goTo = (graphics: Graphics, road: RoadProjection, at: number, x: number, isFirst: boolean): void => {
    if (!road.find(at, x, corner)) return;
    if (isFirst) graphics.moveTo(corner.x, corner.y);
    else graphics.lineTo(corner.x, corner.y);
  };
  return (graphics, road, color, parity) => {
    const nearest = road.at[0] ?? 0;
    const line = Math.ceil((nearest + 1) / LAP_UNITS) * LAP_UNITS;
    const at = line - LAP_UNITS + CHECKS.rows * CHECKS.units > nearest ? line - LAP_UNITS : line;
    if (at - nearest > STRIPES_UNTIL) return;
    const width = (2 * RUMBLE.from) / CHECKS.columns;
    graphics.fillStyle(color, 1).beginPath();
    for (let row = 0; row < CHECKS.rows; row++) {
      const [from, to] = [Math.max(at + row * CHECKS.units, nearest), at + (row + 1) * CHECKS.units];
      if (to <= from) continue;
      for (let column = (row + parity) % 2; column < CHECKS.columns; column += 2) {
        const x = column * width - RUMBLE.from;
        goTo(graphics, road, from, x, true);
        goTo(graphics, road, from, x + width, false);
        goTo(graphics, road, to, x + width, false);
        goTo(graphics, road, to, x, false);
      }
    }
    graphics.fillPath();
  };
}

/** Creates the road and the ground beside it, without the things on it. */
export function createRoadView(scene: Phaser.Scene): RoadView {
  const graphics = scene.add.graphics().setDepth(DEPTHS.road);
  const drawChecks = createLine();
  return {
    draw(road, geometry) {
      graphics.clear();
      drawGround(graphics, road, geometry);
      drawSurface(graphics, road);
      drawStripes(graphics, road, COLORS.roadBand, isLight, WHOLE_ROAD);
      drawStripes(graphics, road, COLORS.ember, isNotLight, RUMBLES);
      drawStripes(graphics, road, COLORS.white, isLight, RUMBLES);
      drawStripes(graphics, road, COLORS.lane, isDark, LANES);
      drawChecks(graphics, road, COLORS.white, 0);
      drawChecks(graphics, road, COLORS.check, 1);
      drawEdges(graphics, road);
    },
  };
}
