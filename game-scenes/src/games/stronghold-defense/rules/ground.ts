import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { integerBelow, integerBetween, type RandomState } from '../../../rules-core/random.js';
import { BORDER_PX, borderPoint } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import { baseOf, type Ground, type Point } from './state.js';

const squared = (value: number): number => value * value;

/** Returns true if two points lie far apart, seen from the base. */
function areFarApart(one: Point, other: Point, base: Readonly<Point>): boolean {
  const [x, y, otherX, otherY] = [one.x - base.x, one.y - base.y, other.x - base.x, other.y - base.y];
  const lengths = Math.sqrt((x * x + y * y) * (otherX * otherX + otherY * otherY));
  return x * otherX + y * otherY <= CONFIG.gateAngleCosine * lengths;
}

/** Returns true if all enemies of a gate come over the same side of the field. */
function isOnOneSide(gate: number): boolean {
  const first = borderPoint('wide', gate - CONFIG.gateWidthPx);
  const last = borderPoint('wide', gate + CONFIG.gateWidthPx);
  return Math.abs(last.x - first.x) + Math.abs(last.y - first.y) === 2 * CONFIG.gateWidthPx;
}

/** Draws gates along the border of the wide field. */
function drawGates(random: RandomState): number[] {
  const base = baseOf('wide');
  const gates: number[] = [];
  while (gates.length < CONFIG.gateCount) {
    const gate = integerBetween(random, CONFIG.gateWidthPx, BORDER_PX - CONFIG.gateWidthPx);
    const isFar = (other: number): boolean =>
      areFarApart(borderPoint('wide', gate), borderPoint('wide', other), base);
    if (isOnOneSide(gate) && gates.every(isFar)) gates.push(gate);
  }
  return gates;
}

/** Draws craters around the base of the wide field, none over another. */
function drawCraters(random: RandomState): Point[] {
  const { height } = FIELDS.wide;
  const base = baseOf('wide');
  const craters: Point[] = [];
  while (craters.length < CONFIG.craterCount) {
    const x = base.x + integerBetween(random, -CONFIG.craterMostPx, CONFIG.craterMostPx);
    const y = integerBelow(random, height + 1);
    const fromBase = squared(x - base.x) + squared(y - base.y);
    const isInRing = fromBase >= squared(CONFIG.craterLeastPx) && fromBase <= squared(CONFIG.craterMostPx);
    const isApart = craters.every(
      (other) => squared(x - other.x) + squared(y - other.y) >= squared(2 * CONFIG.craterRadiusPx),
    );
    if (isInRing && isApart) craters.push({ x, y });
  }
  return craters;
}

/** Draws the ground of a round. The tall field is the wide one turned. */
export function drawGround(random: RandomState, field: FieldName): Ground {
  const gates = drawGates(random);
  const craters = drawCraters(random);
  return { gates, craters: field === 'wide' ? craters : craters.map(({ x, y }) => ({ x: y, y: x })) };
}
