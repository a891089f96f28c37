import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { replayed } from '../../../rules-core/replayed.js';
import { strongholdDefense } from './stronghold-defense.rules.js';
import { baseOf, type Point, type Wave } from './state.js';

/** A side of the field, seen from the dome. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** What a round of Stronghold Defense was like. Points are seen from the dome, in parts of the field's shorter half. */
export interface StrongholdRecap {
  /** Waves that were held. */
  readonly held: number;
  /** All waves that began, in order. The result is null for those that were not over. */
  readonly waves: readonly Pick<Wave, 'isCalled' | 'result'>[];
  /** Points that called waves brought. */
  readonly callPoints: number;
  /** Where enemies reached the dome, as points 1 away from it. */
  readonly breaches: readonly Point[];
  readonly towers: readonly Point[];
  /** The side from which most breaches came, with their number and that of the towers there; null without a breach. */
  readonly worst: { readonly side: Side; readonly breaches: number; readonly towers: number } | null;
}

/** Returns the side of the field on which a point lies, seen from the dome. */
function sideOf({ x, y }: Point): Side {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'west' : 'east';
  return y < 0 ? 'north' : 'south';
}

function seenFromDome(field: FieldName, { x, y }: Point): Point {
  const base = baseOf(field);
  const half = Math.min(FIELDS[field].width, FIELDS[field].height) / 2;
  return { x: (x - base.x) / half, y: (y - base.y) / half };
}

function worstOf(breaches: readonly Point[], towers: readonly Point[]): StrongholdRecap['worst'] {
  const [first] = breaches;
  if (first === undefined) return null;
  const on = (side: Side, points: readonly Point[]): number =>
    points.filter((point) => sideOf(point) === side).length;
  const sides = [...new Set(breaches.map(sideOf))];
  const side = sides.reduce((one, other) => (on(other, breaches) > on(one, breaches) ? other : one));
  return { side, breaches: on(side, breaches), towers: on(side, towers) };
}

/** Tells a round from its log under the current rules; undefined when the log cannot be read. */
export function strongholdRecap(seed: string, log: string): StrongholdRecap | undefined {
  const breaches: Point[] = [];
  let callPoints = 0;
  const end = replayed(strongholdDefense, seed, log, (events, { field }) => {
    for (const event of events) {
      if (event.kind === 'waveJudged') callPoints += event.points;
      if (event.kind !== 'leaked') continue;
      const { x, y } = seenFromDome(field, event);
      const distance = Math.sqrt(x * x + y * y);
      breaches.push({ x: x / distance, y: y / distance });
    }
  });
  if (end === undefined) return undefined;
  const towers = end.towers.map((tower) => seenFromDome(end.field, tower));
  const waves = end.waves.map(({ isCalled, result }) => ({ isCalled, result }));
  const held = waves.filter(({ result }) => result === 'held').length;
  return { held, waves, callPoints, breaches, towers, worst: worstOf(breaches, towers) };
}
