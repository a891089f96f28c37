import { defineGame, type FieldName, type Outcome, type Payout } from '../rules-core/define-game.js';
import { createRandom, integerBetween, type RandomState } from '../rules-core/random.js';
import { SIMULATOR_CONFIG as CONFIG } from './racing-simulator.config.js';

export interface SimulatorState {
  field: FieldName;
  tick: number;
  /** Hundredths of a percent of the way; the first racer is the member. */
  progress: number[];
  /** 1 to 3. */
  lap: number;
  lapStartedAt: number;
  /** 0 before the first lap is done. */
  bestLapTicks: number;
  random: RandomState;
}

/** What an update did. */
export type SimulatorEvent = { readonly kind: 'update' } | { readonly kind: 'lap'; readonly lap: number };

const NOTHING_HAPPENED: readonly never[] = [];

function start(seed: string, field: FieldName): SimulatorState {
  return {
    field,
    tick: 0,
    progress: Array<number>(CONFIG.racers).fill(0),
    lap: 1,
    lapStartedAt: 0,
    bestLapTicks: 0,
    random: createRandom(seed),
  };
}

/** The member's progress, 0 to 100. */
function progressOf({ progress }: Readonly<SimulatorState>): number {
  return (progress[0] ?? 0) / 100;
}

/** The member's place among the four; who is level with somebody is ahead. */
export function finalPosition({ progress }: Readonly<SimulatorState>): number {
  const [own = 0, ...others] = progress;
  return 1 + others.filter((other) => other > own).length;
}

/** The position shown while the race runs, 1 to 3 (§9). */
export function shownPosition(state: Readonly<SimulatorState>): number {
  return Math.min(finalPosition(state), CONFIG.worstShownPosition);
}

const isOver = (state: Readonly<SimulatorState>): boolean =>
  state.tick >= CONFIG.roundTicks || (state.progress[0] ?? 0) >= CONFIG.fullProgress;

/** Every racer gains 0 to 2 percent, the member first. */
function update(state: SimulatorState): SimulatorEvent[] {
  for (let racer = 0; racer < CONFIG.racers; racer++) {
    const gained = (state.progress[racer] ?? 0) + integerBetween(state.random, 0, CONFIG.mostGain);
    state.progress[racer] = Math.min(gained, CONFIG.fullProgress);
  }
  const lapsDone = Math.floor(((state.progress[0] ?? 0) * CONFIG.laps) / CONFIG.fullProgress);
  if (lapsDone < state.lap) return [{ kind: 'update' }];
  const ticks = state.tick - state.lapStartedAt;
  state.bestLapTicks = state.bestLapTicks === 0 ? ticks : Math.min(state.bestLapTicks, ticks);
  state.lapStartedAt = state.tick;
  const lap = state.lap;
  state.lap = Math.min(lapsDone + 1, CONFIG.laps);
  return [{ kind: 'update' }, { kind: 'lap', lap }];
}

function step(state: SimulatorState): readonly SimulatorEvent[] {
  if (isOver(state)) return NOTHING_HAPPENED;
  state.tick += 1;
  return state.tick % CONFIG.ticksPerUpdate === 0 ? update(state) : NOTHING_HAPPENED;
}

const placePointsOf = (state: Readonly<SimulatorState>): number =>
  CONFIG.placePoints[finalPosition(state) - 1] ?? 0;

function outcome(state: SimulatorState): Outcome {
  const score = Math.floor(progressOf(state) * CONFIG.pointsPerProgress) + placePointsOf(state);
  return {
    isFinished: isOver(state),
    score,
    coins: Math.floor(score / CONFIG.pointsPerCoin),
    ticks: state.tick,
  };
}

function payout(state: Readonly<SimulatorState>): Payout[] {
  const placeCoins = Math.floor(placePointsOf(state) / CONFIG.pointsPerCoin);
  return [
    { description: `Position: ${finalPosition(state)} – Racing Simulator`, coins: placeCoins },
    { description: 'Championship points – Racing Simulator', coins: outcome(state).coins - placeCoins },
  ];
}

/**
 * The racing simulator (§9): a race of luck that one starts and watches. It takes no input, so a run proves nothing but
 * that the server drew it: it stands on no board, and only so many runs a day pay.
 */
export const racingSimulator = /* @__PURE__ */ defineGame({
  id: 'racing-simulator',
  name: 'Racing Simulator',
  description: 'Start the engines and watch: sixty seconds of pure luck.',
  isNew: false,
  rulesVersion: 1,
  ticksPerRound: CONFIG.roundTicks,
  config: CONFIG,
  actions: {},
  coinSource: 'racing',
  start,
  step,
  outcome,
  payout,
});
