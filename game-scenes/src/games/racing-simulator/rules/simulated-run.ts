import { createRound } from '../../../rules-core/round.js';
import { SIMULATOR_CONFIG as CONFIG } from './config.js';
import {
  finalPosition,
  racingSimulator,
  shownPosition,
  type SimulatorState,
} from './racing-simulator.rules.js';

/** State of a run at the end of one of its seconds. */
export interface RunMoment {
  /** Progress of each racer, 0 to 100; the first is the member. */
  readonly progress: readonly number[];
  /** 1 to 3 during the race, 1 to 4 at the end (§9). */
  readonly position: number;
  /** Racers in the order of their places; the member is at `position`. */
  readonly standings: readonly number[];
  readonly lap: number;
  /** Whole seconds; 0 before the first lap is finished. */
  readonly bestLapSeconds: number;
}

/** A whole run, computed in advance from its seed. */
export interface SimulatedRun {
  /** Duration of the run. */
  readonly seconds: number;
  /** One entry for each second, including the start. */
  readonly moments: readonly RunMoment[];
  readonly score: number;
  readonly coins: number;
  /** Log that proves the run; it contains no input. */
  readonly log: string;
}

/** Returns the racers by progress, with the member moved to `position`. */
function standingsOf({ progress }: Readonly<SimulatorState>, position: number): number[] {
  const rivals = progress.map((_, racer) => racer).slice(1);
  rivals.sort((one, other) => (progress[other] ?? 0) - (progress[one] ?? 0) || one - other);
  return [...rivals.slice(0, position - 1), 0, ...rivals.slice(position - 1)];
}

function momentOf(state: Readonly<SimulatorState>, isOver: boolean): RunMoment {
  const position = isOver ? finalPosition(state) : shownPosition(state);
  return {
    progress: state.progress.map((hundredths) => hundredths / 100),
    position,
    standings: standingsOf(state, position),
    lap: state.lap,
    bestLapSeconds: state.bestLapTicks / CONFIG.ticksPerUpdate,
  };
}

/**
 * Computes the run of a seed.
 * @throws RangeError when `seed` is not 32 lower-case hex digits.
 */
export function simulatedRun(seed: string): SimulatedRun {
  const round = createRound(racingSimulator, seed, 'wide');
  const moments = [momentOf(round.state, false)];
  while (!round.outcome.isFinished) {
    round.advance();
    if (round.tick % CONFIG.ticksPerUpdate === 0)
      moments.push(momentOf(round.state, round.outcome.isFinished));
  }
  const { score, coins } = round.outcome;
  return { seconds: moments.length - 1, moments, score, coins, log: round.encode() };
}
