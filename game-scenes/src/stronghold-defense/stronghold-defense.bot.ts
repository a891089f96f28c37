import { FIELDS, type FieldName } from '../rules-core/define-game.js';
import { createRandom, integerBelow, nextUint32, type RandomState } from '../rules-core/random.js';
import { createRound, type Round } from '../rules-core/round.js';
import { STRONGHOLD_CONFIG as CONFIG } from './stronghold-defense.config.js';
import { BUILD, strongholdDefense, type StrongholdEvent } from './stronghold-defense.rules.js';
import { placeProblem, type StrongholdState } from './stronghold-state.rules.js';

/** Strategy of a bot. */
export interface StrongholdSkill {
  /** Average ticks from having the money to building; the actual time varies by up to a third. */
  readonly ticksToBuild: number;
  /** Distance of the towers from the base in px, varied by up to `scatterPx`. */
  readonly ringPx: number;
  readonly scatterPx: number;
  /** Number of random places considered; the one in the widest gap between towers is taken. */
  readonly placesThoughtOf: number;
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const STRONGHOLD_SKILLS = {
  novice: { ticksToBuild: 420, ringPx: 150, scatterPx: 90, placesThoughtOf: 1 },
  decent: { ticksToBuild: 170, ringPx: 115, scatterPx: 45, placesThoughtOf: 2 },
  expert: { ticksToBuild: 40, ringPx: 100, scatterPx: 15, placesThoughtOf: 6 },
} as const satisfies Record<string, StrongholdSkill>;

interface Point {
  readonly x: number;
  readonly y: number;
}

const UINT32_RANGE = 4294967296;

const share = (random: RandomState): number => nextUint32(random) / UINT32_RANGE;

/** Returns a uniformly random direction of length 1, by rejection sampling in a square. */
function drawDirection(random: RandomState): readonly [number, number] {
  for (;;) {
    const along = 2 * share(random) - 1;
    const across = 2 * share(random) - 1;
    const length = Math.sqrt(along * along + across * across);
    if (length <= 1 && length >= 0.1) return [along / length, across / length];
  }
}

/**
 * Returns a point about `ringPx` from the base in any direction. On the tall field everything is turned on
 * its side, so that a bot plays the same round on both fields.
 */
function drawPlace(field: FieldName, skill: StrongholdSkill, random: RandomState): Point {
  const [along, across] = drawDirection(random);
  const distance = skill.ringPx + (2 * share(random) - 1) * skill.scatterPx;
  const { width, height } = FIELDS.wide;
  const x = Math.round(width / 2 + along * distance);
  const y = Math.min(Math.max(Math.round(height / 2 + across * distance), 0), height);
  return field === 'wide' ? { x, y } : { x: y, y: x };
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
    const place = drawPlace(state.field, skill, random);
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
