import { describe, expect, it } from '@jest/globals';
import { replay } from '../../../rules-core/replay.js';
import { createRound } from '../../../rules-core/round.js';
import {
  finalPosition,
  racingSimulator,
  shownPosition,
  type SimulatorState,
} from './racing-simulator.rules.js';
import { SIMULATOR_CONFIG } from './config.js';

const seedOf = (number: number): string => (number + 1).toString(16).padStart(32, '0');
const SEED = seedOf(41);

const stateWith = (...progress: number[]): SimulatorState => ({
  ...racingSimulator.start(SEED, 'wide'),
  progress: progress.map((percent) => percent * 100),
});

function run(state: SimulatorState, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) racingSimulator.step(state, []);
}

describe('a run of the simulator', () => {
  it('gains 0 to 2 percent once a second [S2.061, S9.21]', () => {
    const gains: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let number = 0; number < 50; number++) {
      const state = racingSimulator.start(seedOf(number), 'wide');
      for (let second = 0; second < 60; second++) {
        const before = [...state.progress];
        run(state, 59);
        if (state.progress.some((share, racer) => share !== before[racer]))
          expect(state.progress).toEqual(before);
        run(state, 1);
        gains.forEach((list, racer) => list.push((state.progress[racer] ?? 0) - (before[racer] ?? 0)));
      }
    }
    // In hundredths. This many gains reach both ends of the range.
    for (const list of gains) expect([Math.min(...list), Math.max(...list)]).toEqual([0, 200]);
    const mean = gains[0].reduce((sum, gain) => sum + gain) / gains[0].length;
    expect(Math.abs(mean - 100)).toBeLessThan(5);
  });

  it('ends after sixty seconds [S4.24]', () => {
    const state = racingSimulator.start(SEED, 'wide');
    run(state, 3599);
    expect(racingSimulator.outcome(state).isFinished).toBe(false);
    run(state, 1);
    expect(racingSimulator.outcome(state)).toMatchObject({ isFinished: true, ticks: 3600 });
  });

  it('ends when the way is done [S4.24]', () => {
    const state = stateWith(100, 0, 0, 0);
    expect(racingSimulator.outcome(state).isFinished).toBe(true);
    run(state, 60);
    expect(state.tick).toBe(0);
  });

  it.each([
    ['the first lap', 0, 600],
    ['a shorter lap than those before', 660, 600],
    ['no longer lap than one before', 540, 540],
  ])('has for its best lap %s', (_which, bestLapTicks, best) => {
    const state = { ...stateWith(66.7, 0, 0, 0), lap: 2, lapStartedAt: 1200, tick: 1799, bestLapTicks };
    run(state, 1);
    expect([state.lap, state.bestLapTicks]).toEqual([3, best]);
  });

  it.each([
    [[50, 10, 20, 30], 1, 1],
    [[20, 10, 20, 30], 2, 2],
    [[20, 40, 20, 30], 3, 3],
    [[20, 40, 50, 30], 4, 3],
  ])('with progress %j ends at place %i, shown as %i on the way', (progress, final, shown) => {
    const state = stateWith(...progress);
    expect([finalPosition(state), shownPosition(state)]).toEqual([final, shown]);
  });

  it.each([
    [[50, 0, 0, 0], 1, 60],
    [[50, 60, 0, 0], 2, 40],
    [[50, 60, 60, 0], 3, 20],
    [[50, 60, 60, 60], 4, 0],
  ])('with progress %j is at place %i, which is worth %i', (progress, place, points) => {
    const state = stateWith(...progress);
    expect([finalPosition(state), racingSimulator.outcome(state).score]).toEqual([place, 100 + points]);
  });

  it('scores twice the progress and 60, 40, 20 or nothing for the place; ten points are a coin [S9.15]', () => {
    const state = stateWith(70.4, 80, 10, 10);
    state.tick = 3600;
    expect(racingSimulator.outcome(state)).toMatchObject({ score: 180, coins: 18 });
    expect(racingSimulator.payout?.(state)).toEqual([
      { description: 'Position: 2 – Racing Simulator', coins: 4 },
      { description: 'Championship points – Racing Simulator', coins: 14 },
    ]);
  });

  it('follows from its seed alone, and its log takes no input', () => {
    const round = createRound(racingSimulator, SEED, 'wide');
    expect(round.act({ code: 0, x: 0, y: 0 })).toBe(false);
    while (!round.outcome.isFinished) round.advance();
    expect(replay(racingSimulator, SEED, round.encode())).toMatchObject({
      ok: true,
      score: round.outcome.score,
      coins: round.outcome.coins,
      ticks: round.outcome.ticks,
    });
  });

  it('has the mean of many runs for its par', () => {
    let sum = 0;
    for (let number = 0; number < 300; number++) {
      const state = racingSimulator.start(seedOf(number), 'wide');
      run(state, 3600);
      sum += racingSimulator.outcome(state).score;
    }
    expect(Math.abs(sum / 300 / SIMULATOR_CONFIG.parScore - 1)).toBeLessThan(0.1);
  });
});
