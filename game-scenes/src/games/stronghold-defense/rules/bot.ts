import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { createRandom, integerBelow, nextUint32, type RandomState } from '../../../rules-core/random.js';
import { createRound, type Round } from '../../../rules-core/round.js';
import { borderPoint, isBeside, leftOf, openGates, shownGates } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import type { StrongholdEvent } from './events.js';
import { BUILD, CALL, SELL, strongholdDefense } from './stronghold-defense.rules.js';
import { baseOf, placeProblem, type Point, type StrongholdState, type Tower } from './state.js';
import { canCall } from './wave-results.js';

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
  /** Whether it builds at the gate that the fewest towers guard, and not at any. */
  readonly weighsGates: boolean;
  /** Average ticks to selling a tower that guards no gate any more, when there may be no more; null never sells. */
  readonly ticksToSell: number | null;
  /** Calls the next wave when no more enemies than this are about; null never calls. */
  readonly callsAtLeft: number | null;
  /** Average ticks from seeing this to the call. */
  readonly ticksToCall: number;
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const STRONGHOLD_SKILLS = {
  novice: {
    ticksToBuild: 420,
    ringPx: 170,
    scatterPx: 90,
    asidePx: 120,
    placesThoughtOf: 1,
    weighsGates: false,
    ticksToSell: 200,
    callsAtLeft: 2,
    ticksToCall: 120,
  },
  decent: {
    ticksToBuild: 250,
    ringPx: 150,
    scatterPx: 60,
    asidePx: 100,
    placesThoughtOf: 1,
    weighsGates: true,
    ticksToSell: 90,
    callsAtLeft: 2,
    ticksToCall: 60,
  },
  expert: {
    ticksToBuild: 150,
    ringPx: 150,
    scatterPx: 55,
    asidePx: 60,
    placesThoughtOf: 3,
    weighsGates: true,
    ticksToSell: 60,
    callsAtLeft: 2,
    ticksToCall: 40,
  },
} as const satisfies Record<string, StrongholdSkill>;

const UINT32_RANGE = 4294967296;

/** Returns a number from −1 to 1. */
const spread = (random: RandomState): number => (2 * nextUint32(random)) / UINT32_RANGE - 1;

/** Returns a number of ticks around this average, up to a third less or more. */
const pauseOf = (ticks: number, random: RandomState): number =>
  Math.floor((ticks * 2) / 3) + integerBelow(random, Math.ceil((ticks * 2) / 3));

/** Returns true if the way from a gate to the base leads through the tower's range. */
const guards = (tower: Readonly<Tower>, field: FieldName, gate: number): boolean =>
  isBeside(tower, field, gate, CONFIG.towerRangePx);

/** Returns the gate to guard next. */
function drawGate(state: Readonly<StrongholdState>, weighsGates: boolean, random: RandomState): number {
  const gates = shownGates(state);
  if (!weighsGates) return gates[integerBelow(random, gates.length)] ?? 0;
  const guardsOf = (gate: number): number =>
    state.towers.filter((tower) => guards(tower, state.field, gate)).length;
  return gates.reduce((one, other) => (guardsOf(other) <= guardsOf(one) ? other : one));
}

/** Returns a point near the way from a shown gate to the base; on the tall field the wide one, turned. */
function drawPlace(
  state: Readonly<StrongholdState>,
  { ringPx, scatterPx, asidePx, weighsGates }: StrongholdSkill,
  random: RandomState,
): Point {
  const gate = borderPoint('wide', drawGate(state, weighsGates, random));
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

/** Returns a tower that guards neither a gate of this wave nor one that the player sees coming, if there is one. */
export function idleTower(state: Readonly<StrongholdState>): Tower | undefined {
  const gates = [...openGates(state), ...shownGates(state)];
  return state.towers.find((tower) => !gates.some((gate) => guards(tower, state.field, gate)));
}

/** Builds a tower, or sells an idle one when there may be no more. Returns the ticks until it thinks again. */
function build(
  round: Round<StrongholdState, StrongholdEvent>,
  skill: StrongholdSkill,
  random: RandomState,
): number {
  const { state } = round;
  if (state.towers.length >= CONFIG.mostTowers) {
    const idle = skill.ticksToSell === null ? undefined : idleTower(state);
    if (idle === undefined || state.money < CONFIG.towerCost - CONFIG.sellMoney) return 1;
    round.act({ code: SELL, x: idle.id, y: 0 });
    return pauseOf(skill.ticksToBuild, random);
  }
  if (state.money < CONFIG.towerCost) return 1;
  const place = choosePlace(state, skill, random);
  if (place !== undefined) round.act({ code: BUILD, ...place });
  const isLast = state.towers.length === CONFIG.mostTowers - 1;
  return pauseOf((isLast ? skill.ticksToSell : null) ?? skill.ticksToBuild, random);
}

/** Plays a whole round with a bot; the same seed, field and skill give the same round. */
export function playStronghold(
  seed: string,
  field: FieldName,
  skill: StrongholdSkill,
): Round<StrongholdState, StrongholdEvent> {
  const round = createRound(strongholdDefense, seed, field);
  const random = createRandom([...seed].reverse().join(''));
  let buildsAt = pauseOf(skill.ticksToBuild, random);
  let callsAt = Infinity;
  while (!round.outcome.isFinished) {
    const { state } = round;
    if (round.tick >= buildsAt) buildsAt = round.tick + build(round, skill, random);
    const isTime = canCall(state) && leftOf(state) <= (skill.callsAtLeft ?? -1);
    if (!isTime) callsAt = Infinity;
    else if (callsAt === Infinity) callsAt = round.tick + pauseOf(skill.ticksToCall, random);
    else if (round.tick >= callsAt) round.act({ code: CALL, x: 0, y: 0 });
    round.advance();
  }
  return round;
}
