import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName, type GameAction } from '../../../rules-core/define-game.js';
import { createRandom, integerBelow, type RandomState } from '../../../rules-core/random.js';
import { replay } from '../../../rules-core/replay.js';
import { createRound } from '../../../rules-core/round.js';
import { GAMES } from '../../../rules.js';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { stressCount } from '../../../../test/support/stress-count.js';
import { STRIKE, alienClicker } from './alien-clicker.rules.js';
import type { ClickerState, ClickerTarget } from './state.js';
import { createClickerDetector } from './detector.js';

const SEED = 'fedcba9876543210fedcba9876543210';

/** Chooses a player's actions in a tick. */
type Player = (state: Readonly<ClickerState>, random: RandomState) => readonly GameAction[];

function flagsOf(player: Player, seed: string, field: FieldName): readonly string[] {
  const round = createRound(alienClicker, seed, field);
  const random = createRandom([...seed].reverse().join(''));
  while (!round.outcome.isFinished) {
    for (const action of player(round.state, random)) round.act(action);
    round.advance();
  }
  const proof = replay(GAMES['alien-clicker'], seed, round.encode());
  if (!proof.ok) throw new Error(proof.reason);
  expect(proof.score).toBe(round.outcome.score);
  return proof.flags;
}

const strikeAt = (x: number, y: number, field: FieldName): GameAction => {
  const { width, height } = FIELDS[field];
  const within = (value: number, most: number): number => Math.max(0, Math.min(Math.round(value), most));
  return { code: STRIKE, x: within(x, width), y: within(y, height) };
};

/** Returns a random offset of up to `reach` px in either direction. */
const stray = (random: RandomState, reach: number): number => integerBelow(random, 2 * reach + 1) - reach;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
const rounds = FIELD_NAMES.flatMap((field) =>
  seedsFrom(SEED, stressCount(10, 50)).map((seed) => [seed, field] as const),
);

describe('the detector of Alien Clicker', () => {
  it('names aim that always meets the centre [SEC-11]', () => {
    const aimer: Player = ({ tick, targets, field }, random) => {
      const prey = targets[integerBelow(random, targets.length)];
      const isDue = integerBelow(random, 25) === 0 && tick > 0;
      return prey !== undefined && isDue && prey.y > 0 && prey.y < FIELDS[field].height
        ? [strikeAt(prey.x, prey.y, field)]
        : [];
    };
    for (const [seed, field] of rounds) expect(flagsOf(aimer, seed, field)).toEqual(['superhuman_aim']);
  });

  it.each([5, 6])('names who strikes each new head when it has been in view for %i ticks', (ticksInView) => {
    for (const [seed, field] of rounds) {
      const cameInTick = new Map<number, { tick: number; look: string }>();
      const reactor: Player = (state, random) => {
        const fresh = state.targets.filter((target, index) => {
          const look = `${target.x} ${target.sizePx} ${target.speedPxPerTick} ${target.look}`;
          if (cameInTick.get(index)?.look !== look) cameInTick.set(index, { tick: state.tick, look });
          return state.tick - (cameInTick.get(index)?.tick ?? 0) === ticksInView;
        });
        // The aim is human; only the speed is not.
        return fresh.map(({ x, y, sizePx }) =>
          strikeAt(x + stray(random, sizePx / 4), y + sizePx / 4 + integerBelow(random, 4), field),
        );
      };
      expect(flagsOf(reactor, seed, field)).toContain('superhuman_reaction');
    }
  });

  it.each([2, 11, 45, 90])('names who strikes every %i ticks', (interval) => {
    for (const [seed, field] of rounds) {
      const drummer: Player = ({ tick, targets }, random) => {
        const prey = targets[integerBelow(random, targets.length)];
        if (prey === undefined || tick % interval !== 0) return [];
        return [strikeAt(prey.x + stray(random, 20), prey.y + stray(random, 20), field)];
      };
      expect(flagsOf(drummer, seed, field)).toContain('machine_rhythm');
    }
  });

  it('raises no flag for blind tapping along the top edge', () => {
    for (const [seed, field] of rounds) {
      let nextTick = 0;
      const drummer: Player = ({ tick }, random) => {
        if (tick < nextTick) return [];
        nextTick = tick + 2 + integerBelow(random, 3);
        return [strikeAt(integerBelow(random, FIELDS[field].width), integerBelow(random, 25), field)];
      };
      expect(flagsOf(drummer, seed, field)).toEqual([]);
    }
  });

  it('names nobody who meets at the top the heads that fell through, as their column is known', () => {
    for (const [seed, field] of rounds) {
      const waiter: Player = ({ targets }, random) =>
        targets
          .filter(
            ({ y, sizePx, speedPxPerTick }) =>
              y > 0 && y + speedPxPerTick - sizePx / 2 > FIELDS[field].height,
          )
          .map(({ x }) => strikeAt(x + stray(random, 8), 0, field));
      const state = { waits: [] as GameAction[] };
      const late: Player = (seen, random) => {
        const due = state.waits;
        state.waits = [...waiter(seen, random)];
        return due;
      };
      expect(flagsOf(late, seed, field)).toEqual([]);
    }
  });
});

describe('what the detector counts', () => {
  const HEAD: ClickerTarget = {
    ...{ x: 400, y: 200, sizePx: 60, speedPxPerTick: 1, driftPxPerTick: 0, look: 0 },
    isCharged: false,
  };
  /** Strikes of one head: offset from its middle in px, and one strike `every` ticks after it came anew. */
  interface Strikes {
    readonly hits: number;
    readonly every?: number;
    readonly beside?: readonly [dx: number, dy: number];
    readonly misses?: number;
    /** Number of hits that come with a second finger. */
    readonly doubled?: number;
  }

  function flagsOfStrikes(...parts: readonly Strikes[]): readonly string[] {
    const detector = createClickerDetector();
    const start = alienClicker.start(SEED, 'wide');
    let tick = 0;
    let head = HEAD;
    const see = (...points: (readonly [number, number])[]): void =>
      detector.see(
        { ...start, tick, targets: [head] },
        points.map(([x, y]) => ({ code: STRIKE, x, y })),
      );
    for (const { hits, every = 100, beside: [dx, dy] = [10, 0], misses = 0, doubled = 0 } of parts) {
      for (let hit = 0; hit < hits; hit++) {
        tick += every;
        head = { ...HEAD, y: every * HEAD.speedPxPerTick - HEAD.sizePx / 2 };
        const point = [head.x + dx, head.y + dy] as const;
        if (hit < doubled) see(point, point);
        else see(point);
      }
      for (let miss = 0; miss < misses; miss++) see([5, 500]);
    }
    return detector.flags();
  }

  it('a head is new after it burst in a ring, from when it can be seen', () => {
    const flagsOfBursts = (ticksInView: number): readonly string[] => {
      const detector = createClickerDetector();
      const state = alienClicker.start(SEED, 'wide');
      const spark = { ...HEAD, x: 100, y: 400, isCharged: true };
      for (let tick = 1000; tick < 1000 + 13 * 400; tick += 400) {
        const higherPx = 80;
        const point = { code: STRIKE, x: spark.x + 9, y: spark.y };
        detector.see({ ...state, tick, targets: [spark, { ...HEAD, x: 200, y: 390 }] }, [point]);
        const head = { ...HEAD, y: ticksInView + 1 - HEAD.sizePx / 2 };
        const seen = { ...state, tick: tick + higherPx + ticksInView + 1, targets: [spark, head] };
        detector.see(seen, [{ code: STRIKE, x: head.x + 9, y: Math.max(0, Math.round(head.y)) }]);
      }
      return detector.flags();
    };
    expect(flagsOfBursts(6)).toEqual(HASTE);
    expect(flagsOfBursts(7)).toEqual([]);
  });

  const HASTE = ['superhuman_reaction'];
  const AIM = ['superhuman_aim'];

  it.each<[string, Strikes, readonly string[]]>([
    ['twelve early hits are too many', { hits: 13, every: 7 }, HASTE],
    ['eleven are not', { hits: 12, every: 7 }, []],
    ['a hit seven ticks after its arrival is not early', { hits: 30, every: 8 }, []],
    ['a quarter of all strikes is enough', { hits: 13, every: 7, misses: 35 }, HASTE],
    ['less than a quarter is not', { hits: 13, every: 7, misses: 36 }, []],
    ['a second finger in the same tick tells nothing', { hits: 13, doubled: 13 }, []],
  ])('%s', (_what, strikes, flags) => {
    expect(flagsOfStrikes(strikes)).toEqual(flags);
  });

  it.each<[string, readonly Strikes[], readonly string[]]>([
    ['twelve hits in the middle are too many', [{ hits: 12, beside: [0, 0] }], AIM],
    ['eleven are not', [{ hits: 11, beside: [0, 0] }], []],
    ['one px beside the middle is in it', [{ hits: 12, beside: [0, 1] }], AIM],
    ['one px to both sides is not', [{ hits: 12, beside: [1, -1] }], []],
    ['three hits in ten are enough', [{ hits: 12, beside: [1, 0] }, { hits: 28 }], AIM],
    ['less is not', [{ hits: 12, beside: [1, 0] }, { hits: 29 }], []],
    ['strikes that miss do not count', [{ hits: 12, beside: [-1, 0], misses: 90 }], AIM],
    [
      'nor does a second finger',
      [
        { hits: 12, beside: [0, 0], doubled: 12 },
        { hits: 28, doubled: 28 },
      ],
      AIM,
    ],
  ])('%s', (_what, parts, flags) => {
    expect(flagsOfStrikes(...parts)).toEqual(flags);
  });
});
