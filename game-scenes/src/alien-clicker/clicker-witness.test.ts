import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName, type GameAction } from '../rules-core/define-game.js';
import { createRandom, integerBelow, type RandomState } from '../rules-core/random.js';
import { replay } from '../rules-core/replay.js';
import { createRound } from '../rules-core/round.js';
import { GAMES } from '../rules.js';
import { seedsFrom } from '../testing/seeds.js';
import { storm } from '../testing/storm.js';
import { STRIKE, alienClicker } from './alien-clicker.rules.js';
import type { ClickerState } from './clicker-state.rules.js';

const SEED = 'fedcba9876543210fedcba9876543210';

/** What somebody does in a tick, and how the witness of the replay takes the whole round. */
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

/** Up to `reach` px off in either direction. */
const stray = (random: RandomState, reach: number): number => integerBelow(random, 2 * reach + 1) - reach;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
const rounds = FIELD_NAMES.flatMap((field) =>
  seedsFrom(SEED, storm(10, 50)).map((seed) => [seed, field] as const),
);

describe('the witness of Alien Clicker', () => {
  it('names aim that always meets the centre', () => {
    const aimer: Player = ({ tick, targets, field }, random) => {
      const prey = targets[integerBelow(random, targets.length)];
      const isDue = integerBelow(random, 25) === 0 && tick > 0;
      return prey !== undefined && isDue && prey.y > 0 && prey.y < FIELDS[field].height
        ? [strikeAt(prey.x, prey.y, field)]
        : [];
    };
    for (const [seed, field] of rounds) expect(flagsOf(aimer, seed, field)).toEqual(['superhuman_aim']);
  });

  it.each([1, 2])('names who strikes each new head when it has been in view for %i ticks', (ticksInView) => {
    for (const [seed, field] of rounds) {
      const cameInTick = new Map<number, { tick: number; look: string }>();
      const reactor: Player = (state, random) => {
        const fresh = state.targets.filter((target, index) => {
          const look = `${target.x} ${target.sizePx} ${target.speedPxPerTick} ${target.look}`;
          if (cameInTick.get(index)?.look !== look) cameInTick.set(index, { tick: state.tick, look });
          return state.tick - (cameInTick.get(index)?.tick ?? 0) === ticksInView;
        });
        // The aim is a hand's: only the haste is not.
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

  it('names nobody who drums along the top edge, where heads come in, without looking', () => {
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
