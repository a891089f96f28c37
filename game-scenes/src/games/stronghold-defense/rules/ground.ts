import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { integerBelow, integerBetween, type RandomState } from '../../../rules-core/random.js';
import { BORDER_PX, borderPoint, isBeside } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import { baseOf, type Ground, type Point } from './state.js';

const squared = (value: number): number => value * value;

const areApart = (one: Point, other: Point, px: number): boolean =>
  squared(one.x - other.x) + squared(one.y - other.y) >= squared(px);

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

/**
 * Draws crystals on the ways from the gates to the base of the wide field, and others anywhere around it where they slow
 * nobody on the first way.
 */
function drawCrystals(random: RandomState, gates: readonly number[]): Point[] {
  const base = baseOf('wide');
  const crystals: Point[] = [];
  const drawOn = (gate: () => number, isFree: (crystal: Point) => boolean = () => true): void => {
    for (;;) {
      const from = borderPoint('wide', gate());
      const [dx, dy] = [from.x - base.x, from.y - base.y];
      const share =
        integerBetween(random, CONFIG.crystalLeastPx, CONFIG.crystalMostPx) / Math.sqrt(dx * dx + dy * dy);
      const crystal = { x: Math.round(base.x + dx * share), y: Math.round(base.y + dy * share) };
      const isApart = crystals.every((other) => areApart(crystal, other, CONFIG.crystalApartPx));
      if (!isApart || !isFree(crystal)) continue;
      crystals.push(crystal);
      return;
    }
  };
  gates.forEach((gate, index) => {
    const count = index === 0 ? CONFIG.crystalsOnFirstWay : 1;
    for (let drawn = 0; drawn < count; drawn++) drawOn(() => gate);
  });
  const isOffFirstWay = (crystal: Point): boolean =>
    !isBeside(crystal, 'wide', gates[0] ?? 0, CONFIG.crystalReachPx);
  for (let index = 0; index < CONFIG.crystalsElsewhere; index++)
    drawOn(() => integerBelow(random, BORDER_PX), isOffFirstWay);
  // By place: the order in which they were drawn would tell the ways.
  return crystals.sort((one, other) => one.x - other.x || one.y - other.y);
}

/**
 * Draws craters around the base of the wide field, none over another or over a crystal. None takes room within range of
 * the first way, the only one that is known at the start: otherwise one would start anew for ground without.
 */
function drawCraters(random: RandomState, firstGate: number, crystals: readonly Point[]): Point[] {
  const { height } = FIELDS.wide;
  const base = baseOf('wide');
  const craters: Point[] = [];
  while (craters.length < CONFIG.craterCount) {
    const x = base.x + integerBetween(random, -CONFIG.craterMostPx, CONFIG.craterMostPx);
    const y = integerBelow(random, height + 1);
    const fromBase = squared(x - base.x) + squared(y - base.y);
    const isInRing = fromBase >= squared(CONFIG.craterLeastPx) && fromBase <= squared(CONFIG.craterMostPx);
    const isFree =
      !isBeside({ x, y }, 'wide', firstGate, CONFIG.towerRangePx + CONFIG.craterRadiusPx) &&
      craters.every((other) => areApart({ x, y }, other, 2 * CONFIG.craterRadiusPx)) &&
      crystals.every((other) => areApart({ x, y }, other, CONFIG.craterRadiusPx + CONFIG.crystalRadiusPx));
    if (isInRing && isFree) craters.push({ x, y });
  }
  return craters;
}

/** Draws the ground of a round. The tall field is the wide one turned. */
export function drawGround(random: RandomState, field: FieldName): Ground {
  const gates = drawGates(random);
  const crystals = drawCrystals(random, gates);
  const craters = drawCraters(random, gates[0] ?? 0, crystals);
  const turned = (points: Point[]): Point[] =>
    field === 'wide' ? points : points.map(({ x, y }) => ({ x: y, y: x }));
  return { gates, crystals: turned(crystals), craters: turned(craters) };
}
