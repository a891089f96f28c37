/** Tests that every game must pass. A new game is included through its lines in the lists. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BOTS, BOT_SKILLS, type BotSkill } from './bots.js';
import { argumentCountOf } from './rules-core/check-input.js';
import { decodeInputLog, encodeInputLog, type InputLog, type LogEntry } from './rules-core/input-log.js';
import { stateHash } from './rules-core/state-hash.js';
import {
  FIELDS,
  GAMES,
  GAME_IDS,
  LOG_LIMIT_BYTES,
  TICKS_PER_SECOND,
  createRound,
  replay,
  type FieldName,
  type GameRules,
  type Round,
} from './rules.js';
import { playLog } from '../test/support/play-log.js';
import { seedsFrom } from '../test/support/seeds.js';
import { stressCount } from '../test/support/stress-count.js';

const SEED = '00112233445566778899aabbccddeeff';
const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** A round played by a bot, with its final state. */
interface Played {
  readonly seed: string;
  readonly field: FieldName;
  readonly skill: BotSkill;
  readonly round: Round;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe.each(GAME_IDS)('%s says what it is', (id) => {
  const game: GameRules = GAMES[id];

  it('in words fit for a screen', () => {
    expect(game.name).toMatch(/^[A-Z].{2,30}$/);
    expect(game.description).toMatch(/^[A-Z].{20,118}[.!]$/);
  });

  it('with a round whose longest log still fits', () => {
    // Two bytes for the ticks between, one for the action, two for each number.
    const most = (game.ticksPerRound / TICKS_PER_SECOND) * game.config.maxInputsPerSecond * 7;
    expect(most).toBeLessThan(LOG_LIMIT_BYTES);
    expect(Number.isInteger(game.ticksPerRound / TICKS_PER_SECOND)).toBe(true);
  });
});

describe.each(GAME_IDS)('the rules of %s', (id) => {
  const game: GameRules = GAMES[id];

  it('start from seed and field alone', () => {
    const hashOf = (seed: string, field: FieldName): string => stateHash(game.start(seed, field));
    expect(hashOf(SEED, 'wide')).toBe(hashOf(SEED, 'wide'));
    const others = [hashOf(SEED, 'wide'), hashOf(SEED, 'tall'), hashOf(SEED.replace('0', '1'), 'wide')];
    expect(new Set(others).size).toBe(3);
  });

  it.each(FIELD_NAMES)('keep their state plain data all through a round on the %s field', (field) => {
    const seed = SEED;
    const { entries } = decoded(BOTS[id](seed, field, 'expert').encode());
    const original = game.start(seed, field);
    let restored = structuredClone(original);
    for (let tick = 0; !game.outcome(original).isFinished; tick++) {
      const actions = actionsAt(entries, tick);
      game.step(original, actions);
      game.step(restored, actions);
      if (tick % 97 !== 0) continue;
      restored = JSON.parse(JSON.stringify(restored)) as object;
      expect(restored).toStrictEqual(original);
    }
    expect(stateHash(restored)).toBe(stateHash(original));
  });

  it('play two rounds side by side as they play each alone', () => {
    const [one, other] = seedsFrom(SEED, 2).map((seed, index) => {
      const { entries } = decoded(BOTS[id](seed, 'wide', index === 0 ? 'expert' : 'decent').encode());
      return { seed, entries, state: game.start(seed, 'wide') };
    });
    if (one === undefined || other === undefined) throw new Error('There are two seeds.');
    for (let tick = 0; tick < game.ticksPerRound; tick++) {
      for (const { entries, state } of [one, other]) game.step(state, actionsAt(entries, tick));
    }
    const aloneHash = ({ seed, entries }: typeof one): string => {
      const ticks = game.ticksPerRound;
      const log = encodeInputLog({ field: 'wide', entries, ticks });
      return stateHash(playLog(game, seed, log).state);
    };
    expect([one, other].map(({ state }) => stateHash(state))).toEqual([one, other].map(aloneHash));
  });

  it('let a finished round be', () => {
    const round = BOTS[id](SEED, 'tall', 'decent');
    const hash = stateHash(round.state);
    game.step(round.state, []);
    expect(stateHash(round.state)).toBe(hash);
  });

  it('end a round in which nobody does anything, and make no garbage when nothing happens', () => {
    const state = game.start(SEED, 'tall');
    const emptyLists = new Set<unknown>();
    let ticks = 0;
    for (; !game.outcome(state).isFinished; ticks++) {
      const events = game.step(state, []);
      if (events.length === 0) emptyLists.add(events);
    }
    expect(ticks).toBeLessThanOrEqual(game.ticksPerRound);
    expect(game.outcome(state).ticks).toBe(ticks);
    expect(emptyLists.size).toBeLessThanOrEqual(1);
  });

  it('make the same round of the same inputs again, whatever hands do', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9999)), fc.constantFrom(...FIELD_NAMES), (draws, field) => {
        const next = (below: number): number => (draws.next().value ?? 0) % below;
        const round = createRound(game, SEED, field);
        while (!round.outcome.isFinished) {
          if (next(20) === 0) round.act(anyAction(game, field, next));
          if (next(400) === 0) round.pause();
          round.advance();
        }
        const { score, coins, ticks } = round.outcome;
        const proof = { ok: true, field, score, coins, ticks, stateHash: stateHash(round.state) };
        expect(replay(game, SEED, round.encode())).toMatchObject(proof);
      }),
      { numRuns: stressCount(15, 150) },
    );
  });
});

describe.each(GAME_IDS)('bots at %s', (id) => {
  const game: GameRules = GAMES[id];
  let played: Played[] = [];

  beforeAll(() => {
    const seeds = seedsFrom(SEED, stressCount(20, 400));
    played = BOT_SKILLS.flatMap((skill) =>
      FIELD_NAMES.flatMap((field) =>
        seeds.map((seed) => ({ seed, field, skill, round: BOTS[id](seed, field, skill) })),
      ),
    );
  });

  const outcomesOf = (skill: BotSkill) =>
    played.filter((each) => each.skill === skill).map(({ round }) => round.outcome);

  it('leave a log whose replay ends as their round did, and look like hands', () => {
    for (const { seed, field, skill, round } of played) {
      const { score, coins, ticks } = round.outcome;
      const proof = { ok: true, field, score, coins, ticks, stateHash: stateHash(round.state), flags: [] };
      // With seed and skill, so that a failure names the round.
      const found = { seed, skill, ...replay(game, seed, round.encode()) };
      expect(found).toMatchObject({ seed, skill, ...proof });
    }
  });

  it('are not watched at the cost of the result', () => {
    const { detector: _detector, faults: _faults, ...unwatched } = game;
    for (const { seed, round } of played.slice(0, 10)) {
      const log = round.encode();
      expect(replay(unwatched, seed, log)).toEqual({
        ...replay(game, seed, log),
        ...{ flags: [], isFlawless: false },
      });
    }
  });

  it('score whole points and coins', () => {
    for (const { round } of played) {
      const { score, coins } = round.outcome;
      expect(Number.isInteger(score) && Number.isInteger(coins) && score >= 0 && coins >= 0).toBe(true);
    }
  });

  it('show that skill counts', () => {
    const [novice = 0, decent = 0, expert = 0] = BOT_SKILLS.map((skill) =>
      meanOf(outcomesOf(skill).map(({ score }) => score)),
    );
    expect(novice).toBeLessThan(decent * 0.85);
    if (expert > decent * 1.15) return;
    // A game can be won, and better players win sooner.
    const ticks = (skill: BotSkill): number => meanOf(outcomesOf(skill).map((outcome) => outcome.ticks));
    expect(game.fewerTicksWin).toBe(true);
    expect(expert).toBeGreaterThanOrEqual(decent);
    expect(ticks('expert')).toBeLessThan(ticks('decent') * 0.85);
  });
});

function decoded(log: string): InputLog {
  const result = decodeInputLog(log);
  if (!result.ok) throw new Error(result.reason);
  return result.log;
}

const actionsAt = (entries: readonly LogEntry[], tick: number) =>
  entries.flatMap((entry) => (entry.kind === 'action' && entry.tick === tick ? [entry.action] : []));

/** Returns any valid action of the game. */
function anyAction(game: GameRules, field: FieldName, next: (below: number) => number) {
  const kinds = Object.values(game.actions);
  const { code, takes } = kinds[next(kinds.length)] ?? { code: 0, takes: 'nothing' };
  const count = argumentCountOf(takes);
  const { width, height } = FIELDS[field];
  const mostX = typeof takes === 'object' ? takes.choices - 1 : width;
  return { code, x: count > 0 ? next(mostX + 1) : 0, y: count > 1 ? next(height + 1) : 0 };
}
