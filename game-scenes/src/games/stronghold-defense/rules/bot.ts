import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { createRandom, integerBelow, nextUint32, type RandomState } from '../../../rules-core/random.js';
import { createRound, type Round } from '../../../rules-core/round.js';
import { borderPoint, shownGates } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import type { StrongholdEvent } from './events.js';
import { BUILD, strongholdDefense } from './stronghold-defense.rules.js';
import { baseOf, placeProblem, type Point, type StrongholdState } from './state.js';

/** Strategy of a bot. */
export interface StrongholdSkill {
  /** Average ticks from having the money to building; the actual time varies by up to a third. */
  readonly ticksToBuild: number;
  /** Distance of the towers from the base in px, varied by up to `scatterPx`. */
  readonly ringPx: number;
  readonly scatterPx: number;
  /** Greatest distance of the towers from the way that the enemies take, px. */
  readonly asidePx: number;
  /** Number of random places considered; the one in the widest gap between towers is taken. */
  readonly placesThoughtOf: number;
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const STRONGHOLD_SKILLS = {
  novice: { ticksToBuild: 420, ringPx: 170, scatterPx: 90, asidePx: 120, placesThoughtOf: 1 },
  decent: { ticksToBuild: 220, ringPx: 150, scatterPx: 60, asidePx: 80, placesThoughtOf: 1 },
  expert: { ticksToBuild: 150, ringPx: 150, scatterPx: 55, asidePx: 60, placesThoughtOf: 3 },
} as const satisfies Record<string, StrongholdSkill>;

const UINT32_RANGE = 4294967296;

/** Returns a number from −1 to 1. */
const spread = (random: RandomState): number => (2 * nextUint32(random)) / UINT32_RANGE - 1;

/** Returns a point near the way from a shown gate to the base; on the tall field the wide one, turned. */
function drawPlace(
  state: Readonly<StrongholdState>,
  { ringPx, scatterPx, asidePx }: StrongholdSkill,
  random: RandomState,
): Point {
  const gates = shownGates(state);
  const gate = borderPoint('wide', gates[integerBelow(random, gates.length)] ?? 0);
  const base = baseOf('wide');
  const [dx, dy] = [gate.x - base.x, gate.y - base.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const distance = (ringPx + spread(random) * scatterPx) / length;
  const aside = (spread(random) * asidePx) / length;
  const { width, height } = FIELDS.wide;
  const x = Math.min(Math.max(Math.round(base.x + dx * distance - dy * aside), 0), width);
  const y = Math.min(Math.max(Math.round(base.y + dy * distance + dx * aside), 0), height);
  return state.field === 'wide' ? { x, y } : { x: y, y: x };
}

function roomAt(state: Readonly<StrongholdState>, { x, y }: Point): number {
  let nearest = Infinity;
  for (const tower of state.towers) {
    const [dx, dy] = [tower.x - x, tower.y - y];
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return nearest;
}

/** Returns the best of the considered places where a tower may stand, undefined if there is none. */
function choosePlace(
  state: Readonly<StrongholdState>,
  skill: StrongholdSkill,
  random: RandomState,
): Point | undefined {
  let best: Point | undefined;
  let bestRoom = -1;
  for (let thought = 0; thought < skill.placesThoughtOf; thought++) {
    const place = drawPlace(state, skill, random);
    const room = roomAt(state, place);
    if (placeProblem(state, place.x, place.y) !== undefined || room <= bestRoom) continue;
    best = place;
    bestRoom = room;
  }
  return best;
}

/** Plays a whole round with a bot; the same seed, field and skill give the same round. */
export function playStronghold(
  seed: string,
  field: FieldName,
  skill: StrongholdSkill,
): Round<StrongholdState, StrongholdEvent> {
  const round = createRound(strongholdDefense, seed, field);
  const random = createRandom([...seed].reverse().join(''));
  const pause = (): number =>
    Math.floor((skill.ticksToBuild * 2) / 3) + integerBelow(random, Math.ceil((skill.ticksToBuild * 2) / 3));
  let buildsAt = pause();
  while (!round.outcome.isFinished) {
    if (round.state.money < CONFIG.towerCost) {
      buildsAt = Math.max(buildsAt, round.tick + 1);
    } else if (round.tick >= buildsAt) {
      const place = choosePlace(round.state, skill, random);
      if (place !== undefined) round.act({ code: BUILD, ...place });
      buildsAt = round.tick + pause();
    }
    round.advance();
  }
  return round;
}
