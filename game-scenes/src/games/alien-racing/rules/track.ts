import { integerBelow, integerBetween, shuffled, type RandomState } from '../../../rules-core/random.js';
import { LAP_UNITS, RACING_CONFIG as CONFIG } from './config.js';
import type { Thing, ThingKind, Track } from './state.js';

/** Segments at the beginning and end of a section that bend less. */
const EASE_SEGMENTS = 2;

/** Returns alternating straights and bends. The first segments and the way back to the line are straight. */
function layRoad(random: RandomState): number[] {
  const curves: number[] = [];
  let isBend = false;
  while (curves.length < CONFIG.segmentsPerLap) {
    const length = integerBetween(random, CONFIG.leastSectionSegments, CONFIG.mostSectionSegments);
    const sharpness = integerBetween(random, 2, CONFIG.sharpestCurve);
    const side = integerBelow(random, 2) === 0 ? -1 : 1;
    const isNearLine = curves.length === 0 || curves.length + length > CONFIG.segmentsPerLap - EASE_SEGMENTS;
    for (let index = 0; index < length && curves.length < CONFIG.segmentsPerLap; index++) {
      const fromEnd = Math.min(index, length - 1 - index);
      const eased = fromEnd < EASE_SEGMENTS ? (sharpness * (fromEnd + 1)) / (EASE_SEGMENTS + 1) : sharpness;
      curves.push(isBend && !isNearLine ? side * eased : 0);
    }
    isBend = !isBend;
  }
  return curves;
}

/** Returns pads, slicks and rocks in random order, one in each of as many equal stretches. */
function scatter(random: RandomState): Thing[] {
  const kinds = shuffled<ThingKind>(random, [
    ...Array.from({ length: CONFIG.pads }, () => 'pad' as const),
    ...Array.from({ length: CONFIG.slicks }, () => 'slick' as const),
    ...Array.from({ length: CONFIG.rocks }, () => 'rock' as const),
  ]);
  const stretch = Math.floor((LAP_UNITS - CONFIG.freeStartUnits) / kinds.length);
  return kinds.map((kind, index) => ({
    kind,
    at: CONFIG.freeStartUnits + index * stretch + integerBelow(random, stretch - CONFIG.thingGapUnits),
    x: integerBetween(random, -7, 7) * 100,
  }));
}

/** Draws the road of a lap from the round's stream. */
export function layTrack(random: RandomState): Track {
  return { curves: layRoad(random), things: scatter(random) };
}

/** Returns the sharpness of the bend at a distance from the start. */
export function curveAt({ curves }: Readonly<Track>, distance: number): number {
  return curves[Math.floor((distance % LAP_UNITS) / CONFIG.segmentUnits)] ?? 0;
}

/** Returns the n-th thing on the way, counted over all laps; undefined on an empty road. */
export function thingAt({ things }: Readonly<Track>, index: number): Thing | undefined {
  return things[index % things.length];
}

/** Returns the n-th thing's distance from the start; beyond all racers on an empty road. */
export function distanceOfThing({ things }: Readonly<Track>, index: number): number {
  const inLap = index % things.length;
  const thing = things[inLap];
  return thing === undefined
    ? Number.MAX_SAFE_INTEGER
    : ((index - inLap) / things.length) * LAP_UNITS + thing.at;
}
