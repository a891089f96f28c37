import { beforeAll, describe, expect, it } from '@jest/globals';
import { replay } from '../../../rules-core/replay.js';
import { racingSimulator } from './racing-simulator.rules.js';
import { simulatedRun, type RunMoment, type SimulatedRun } from './simulated-run.js';

const seedOf = (number: number): string => (number + 1).toString(16).padStart(32, '0');

let runs: readonly SimulatedRun[];
beforeAll(() => {
  runs = Array.from({ length: 60 }, (_, number) => simulatedRun(seedOf(number)));
});

const lastOf = ({ moments }: SimulatedRun) => moments.at(-1);

describe('a simulated run', () => {
  it('is what the server replays', () => {
    runs.forEach(({ log, score, coins, seconds }, number) => {
      const proof = replay(racingSimulator, seedOf(number), log);
      expect(proof).toMatchObject({ ok: true, score, coins, ticks: seconds * 60, inputs: 0 });
    });
  });

  it('has a moment for each second, from the start on', () => {
    for (const { moments, seconds } of runs) {
      expect(moments).toHaveLength(seconds + 1);
      expect(moments[0]).toEqual({
        progress: [0, 0, 0, 0],
        position: 1,
        standings: [0, 1, 2, 3],
        lap: 1,
        bestLapSeconds: 0,
      });
    }
  });

  it('shows the places 1 to 3 on the way, and at the end also the fourth [S9.20]', () => {
    const onTheWay = runs.flatMap(({ moments }) => moments.slice(0, -1).map(({ position }) => position));
    expect([...new Set(onTheWay)].toSorted()).toEqual([1, 2, 3]);
    expect([...new Set(runs.map((run) => lastOf(run)?.position))].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('names the racers by their places, the member where the position says', () => {
    const isRight = ({ standings, position, progress }: RunMoment): boolean => {
      const rivals = standings.filter((racer) => racer !== 0).map((racer) => progress[racer] ?? 0);
      return (
        [...standings].toSorted().join() === '0,1,2,3' &&
        standings[position - 1] === 0 &&
        rivals.every((share, index) => index === 0 || share <= (rivals[index - 1] ?? 0))
      );
    };
    expect(runs.flatMap(({ moments }) => moments.filter((moment) => !isRight(moment)))).toEqual([]);
  });
});
