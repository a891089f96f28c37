import {
  defineGame,
  type FaultObserver,
  type FieldName,
  type GameAction,
  type Outcome,
  type Payout,
} from '../../../rules-core/define-game.js';
import { createRandom, integerBetween } from '../../../rules-core/random.js';
import { LAP_UNITS, RACE_UNITS, RACING_CONFIG as CONFIG, THIRD_UNITS } from './config.js';
import type { RacingEvent } from './events.js';
import { drivePod } from './pod.js';
import { rescue } from './rescue.js';
import { driveRivals, lineUpRivals } from './rivals.js';
import { placeOf, type RacingState } from './state.js';
import { layTrack } from './track.js';

/** The only action: steers straight on (0), left (1) or right (2) from now on. */
export const STEER = 1;

/** Numbers of the choices of STEER. */
export const STEER_CHOICES = { straight: 0, left: 1, right: 2 } as const;

const SIDES = [0, -1, 1] as const;

const NOTHING_HAPPENED: readonly never[] = [];

const isOver = (state: Readonly<RacingState>): boolean =>
  state.finishedAt > 0 || state.tick >= CONFIG.roundTicks;

function start(seed: string, field: FieldName): RacingState {
  const random = createRandom(seed);
  const track = layTrack(random);
  const form = integerBetween(random, CONFIG.leastForm, CONFIG.mostForm);
  return {
    field,
    tick: 0,
    track,
    pod: {
      distance: 0,
      x: 500,
      speed: 0,
      steer: 0,
      sideways: 0,
      boostTicks: 0,
      slickTicks: 0,
      slickSide: 1,
      crashTicks: 0,
      bumpTicks: 0,
      crashes: 0,
      charge: 0,
      slingTicks: 0,
      offRoadTicks: 0,
      steeredAt: -CONFIG.rescueSteerTicks,
      rescuedAt: -CONFIG.rescueEveryTicks,
      nextThing: 0,
    },
    form,
    rivals: lineUpRivals(random, form),
    lap: 1,
    lapStartedAt: 0,
    bestLapTicks: 0,
    thirds: [],
    finishedAt: 0,
    timePoints: 0,
    random,
  };
}

/** Counts thirds of laps, at the end of the tick in which each was passed. */
function passThird({ pod, thirds, tick }: RacingState, events: RacingEvent[]): void {
  if (pod.distance < (thirds.length + 1) * THIRD_UNITS) return;
  const [lap, third] = [Math.floor(thirds.length / 3) + 1, (thirds.length % 3) + 1];
  thirds.push(tick + 1);
  events.push({ kind: 'thirdPassed', lap, third, ticks: tick + 1 });
}

/** Counts laps and the finish, at the end of the tick in which the line was crossed. */
function crossLine(state: RacingState, events: RacingEvent[]): void {
  if (state.pod.distance < state.lap * LAP_UNITS) return;
  const ticks = state.tick + 1 - state.lapStartedAt;
  const isBest = state.bestLapTicks === 0 || ticks < state.bestLapTicks;
  if (isBest) state.bestLapTicks = ticks;
  state.lapStartedAt = state.tick + 1;
  events.push({ kind: 'lap', lap: state.lap, ticks, isBest });
  if (state.lap < CONFIG.laps) {
    state.lap += 1;
    return;
  }
  state.finishedAt = state.tick + 1;
  state.timePoints = Math.floor((CONFIG.roundTicks - state.finishedAt) / CONFIG.ticksPerPointLeft);
  events.push({ kind: 'finish', place: placeOf(state) });
}

function steer({ pod, tick }: RacingState, choice: number): void {
  const side = SIDES[choice] ?? 0;
  if (side !== 0 && side !== pod.steer) pod.steeredAt = tick;
  pod.steer = side;
}

function step(state: RacingState, actions: readonly GameAction[]): readonly RacingEvent[] {
  if (isOver(state)) return NOTHING_HAPPENED;
  const happened: RacingEvent[] = [];
  for (const { x: choice } of actions) steer(state, choice);
  const was = placeOf(state);
  driveRivals(state);
  drivePod(state, happened);
  rescue(state, happened);
  passThird(state, happened);
  crossLine(state, happened);
  const place = placeOf(state);
  if (place !== was) happened.push({ kind: 'place', place, was });
  state.tick += 1;
  return happened.length === 0 ? NOTHING_HAPPENED : happened;
}

/** Parts of a score, all integers. */
export interface RacingPoints {
  readonly distance: number;
  readonly place: number;
  readonly clean: number;
  readonly time: number;
}

/** Returns the points of a race. Place, clean race and time count only after the finish. */
export function pointsOf(state: Readonly<RacingState>): RacingPoints {
  const { pod, form, finishedAt } = state;
  const distance = Math.floor((CONFIG.distancePoints * Math.min(pod.distance, RACE_UNITS)) / RACE_UNITS);
  if (finishedAt === 0) return { distance, place: 0, clean: 0, time: 0 };
  return {
    distance,
    place: (CONFIG.placePoints[placeOf(state) - 1] ?? 0) * (form - CONFIG.pointlessForm),
    clean: pod.crashes === 0 ? CONFIG.cleanPoints : 0,
    time: state.timePoints,
  };
}

function outcome(state: RacingState): Outcome {
  const { distance, place, clean, time } = pointsOf(state);
  const score = distance + place + clean + time;
  return {
    isFinished: isOver(state),
    score,
    coins: Math.floor(score / CONFIG.pointsPerCoin),
    ticks: state.tick,
  };
}

/** Splits the coins into ledger lines for the place, a clean race and the rest. */
function payout(state: Readonly<RacingState>): Payout[] {
  const { place, clean } = pointsOf(state);
  const placeCoins = Math.floor(place / CONFIG.pointsPerCoin);
  const cleanCoins = Math.floor(clean / CONFIG.pointsPerCoin);
  const rest = outcome(state).coins - placeCoins - cleanCoins;
  return [
    { description: `Position: ${placeOf(state)} – Alien Racing`, coins: placeCoins },
    { description: 'Clean race – Alien Racing', coins: cleanCoins },
    { description: 'Championship points – Alien Racing', coins: rest },
  ];
}

/** Returns the way of the race that is done, in units. */
const way = ({ pod }: Readonly<RacingState>): number => Math.min(pod.distance, RACE_UNITS);

/** A flawless race is a clean one. */
const faults = (): FaultObserver<RacingState> => ({ isFlawless: (state) => pointsOf(state).clean > 0 });

/** Alien Racing (§9): three laps against three rivals in a minute, with automatic throttle. */
export const alienRacing = /* @__PURE__ */ defineGame({
  id: 'alien-racing',
  name: 'Alien Racing',
  description: 'Three laps of neon. Dodge rocks, catch the slipstream, take the flag.',
  isNew: true,
  rulesVersion: 1,
  ticksPerRound: CONFIG.roundTicks,
  config: CONFIG,
  actions: { steer: { code: STEER, takes: { choices: SIDES.length } } },
  coinSource: 'racing',
  fewerTicksWin: true,
  start,
  step,
  outcome,
  payout,
  way,
  faults,
});
