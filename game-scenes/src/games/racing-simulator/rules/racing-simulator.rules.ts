import { defineGame, type FieldName, type Outcome, type Payout } from '../../../rules-core/define-game.js';
import { createRandom, integerBetween, type RandomState } from '../../../rules-core/random.js';
import { SIMULATOR_CONFIG as CONFIG } from './config.js';

export interface SimulatorState {
  field: FieldName;
  tick: number;
  /** Progress of each racer in hundredths of a percent; the first is the member. */
  progress: number[];
  lap: number;
  lapStartedAt: number;
  /** 0 before the first lap is finished. */
  bestLapTicks: number;
  random: RandomState;
}

/** Events of an update. */
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

/** Returns the member's progress, 0 to 100. */
function progressOf({ progress }: Readonly<SimulatorState>): number {
  return (progress[0] ?? 0) / 100;
}

/** Returns the member's place among the four. The member wins ties. */
export function finalPosition({ progress }: Readonly<SimulatorState>): number {
  const [own = 0, ...others] = progress;
  return 1 + others.filter((other) => other > own).length;
}

/** Returns the position shown while the race runs, 1 to 3 (§9). */
export function shownPosition(state: Readonly<SimulatorState>): number {
  return Math.min(finalPosition(state), CONFIG.worstShownPosition);
}

const isOver = (state: Readonly<SimulatorState>): boolean =>
  state.tick >= CONFIG.roundTicks || (state.progress[0] ?? 0) >= CONFIG.fullProgress;

/** Adds 0 to 2 percent to every racer, the member first. */
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
 * The racing simulator (§9): a race of pure luck to start and watch. Without input, a run only proves that
 * the server drew its seed. So it appears on no leaderboard, and a limited number of runs a day is paid.
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
