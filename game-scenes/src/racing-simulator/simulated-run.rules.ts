import { createRound } from '../rules-core/round.js';
import { SIMULATOR_CONFIG as CONFIG } from './racing-simulator.config.js';
import {
  finalPosition,
  racingSimulator,
  shownPosition,
  type SimulatorState,
} from './racing-simulator.rules.js';

/** What a screen shows of a run at the end of one of its seconds. */
export interface RunMoment {
  /** 0 to 100 of each racer; the first is the member. */
  readonly progress: readonly number[];
  /** 1 to 3 on the way, 1 to 4 at the end (§9). */
  readonly position: number;
  /** The racers in the order of their places, the member where `position` says. */
  readonly standings: readonly number[];
  /** 1 to 3. */
  readonly lap: number;
  /** Whole seconds; 0 before the first lap is done. */
  readonly bestLapSeconds: number;
}

/** A whole run, known before it is watched: it follows from its seed. */
export interface SimulatedRun {
  /** How long it lasts. */
  readonly seconds: number;
  /** One for each second, the start included. */
  readonly moments: readonly RunMoment[];
  readonly score: number;
  readonly coins: number;
  /** What proves it; it holds no input. */
  readonly log: string;
}

/** The member stands at `position`, the others in the order of their progress around them. */
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
 * Draws the run of a seed.
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
