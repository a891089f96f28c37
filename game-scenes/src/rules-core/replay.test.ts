import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { actionRefusal } from './check-input.js';
import { defineGame, type GameAction, type GameConfig } from './define-game.js';
import { encodeInputLog, type InputLog, type LogEntry } from './input-log.js';
import { replay, payoutOf } from './replay.js';
import { createRound } from './round.js';

const SEED = 'ffffffffffffffffffffffffffffffff';
const TAP = 1;
const PICK = 2;
const FINISH = 3;

interface TapState {
  tick: number;
  score: number;
  picked: number[];
  isFinished: boolean;
}

/** A game of 100 ticks that counts taps, remembers picks and can be ended early. */
const tapGame = defineGame<TapState, string, GameConfig>({
  id: 'tap',
  name: 'Tap',
  description: 'Taps, counted.',
  isNew: false,
  rulesVersion: 1,
  ticksPerRound: 100,
  config: { parScore: 10, maxInputsPerSecond: 5 },
  actions: {
    tap: { code: TAP, takes: 'point' },
    pick: { code: PICK, takes: { choices: 3 } },
    finish: { code: FINISH, takes: 'nothing' },
  },
  start: () => ({ tick: 0, score: 0, picked: [], isFinished: false }),
  step(state, actions) {
    for (const { code, x } of actions) {
      if (code === TAP) state.score += 1;
      if (code === PICK) state.picked.push(x);
      if (code === FINISH) state.isFinished = true;
    }
    state.tick += 1;
    if (state.tick === 100) state.isFinished = true;
    return [];
  },
  outcome: ({ tick, score, isFinished }) => ({
    isFinished,
    score,
    coins: Math.floor(score / 5),
    ticks: tick,
  }),
});

const entry = (tick: number, code: number, x = 0, y = 0, argumentCount: 0 | 1 | 2 = 2): LogEntry => ({
  kind: 'action',
  tick,
  argumentCount,
  action: { code, x, y },
});
const aLog = (of: Partial<InputLog>): string =>
  encodeInputLog({ field: 'wide', entries: [], ticks: 100, ...of });
const verdictOn = (of: Partial<InputLog>): ReturnType<typeof replay> => replay(tapGame, SEED, aLog(of));

describe('a replay', () => {
  it('proves score, coins, length, inputs and pauses', () => {
    const entries: LogEntry[] = [
      entry(0, TAP, 0, 0),
      entry(0, TAP, 960, 540),
      { kind: 'pause', tick: 20 },
      ...[30, 50, 70].map((tick) => entry(tick, TAP, 5, 5)),
      entry(99, PICK, 2, 0, 1),
    ];
    expect(verdictOn({ entries })).toEqual({
      ok: true,
      field: 'wide',
      score: 5,
      coins: 1,
      payout: [{ description: 'Earned 1 coins playing Tap', coins: 1 }],
      ticks: 100,
      stateHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      inputsHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      inputs: 6,
      pausedCount: 1,
      flags: [],
      isFlawless: false,
    });
  });

  it('accepts a round that its rules end early', () => {
    expect(verdictOn({ entries: [entry(40, FINISH, 0, 0, 0)], ticks: 41 })).toMatchObject({
      ok: true,
      ticks: 41,
    });
  });

  it('knows the same inputs again when only pauses differ', () => {
    const inputs = [entry(10, TAP, 1, 1), entry(20, TAP, 2, 2)];
    const hashOf = (entries: LogEntry[]): unknown => {
      const result = verdictOn({ entries });
      return result.ok && result.inputsHash;
    };
    const original = hashOf(inputs);
    expect(hashOf([{ kind: 'pause', tick: 3 }, ...inputs])).toBe(original);
    expect(hashOf([entry(11, TAP, 1, 1), entry(20, TAP, 2, 2)])).not.toBe(original);
  });

  it('hashes inputs as it always did: the hashes of earlier rounds are kept to find copies', () => {
    const entries = [entry(0, TAP, 960, 540), entry(99, PICK, 2, 0, 1)];
    expect(verdictOn({ entries })).toMatchObject({ inputsHash: '1d8b0358a234c318' });
  });

  const fiveTaps = [0, 10, 20, 30, 40].map((tick) => entry(tick, TAP));
  it.each<[string, Partial<InputLog>, string]>([
    [
      'that goes on after the rules ended it',
      { entries: [entry(40, FINISH, 0, 0, 0)], ticks: 42 },
      'log_inputs_after_end',
    ],
    ['with too few numbers for an action', { entries: [entry(1, TAP, 1, 0, 1)] }, 'action_unknown'],
    [
      'with a point of the other field',
      { field: 'tall', entries: [entry(1, TAP, 0, 961)] },
      'action_outside_field',
    ],
    ['with a choice there is not', { entries: [entry(1, PICK, 3, 0, 1)] }, 'action_outside_field'],
    ['with a negative choice', { entries: [entry(1, PICK, -1, 0, 1)] }, 'action_outside_field'],
    ['with six inputs in 60 ticks', { entries: [...fiveTaps, entry(59, TAP)] }, 'log_too_many_inputs'],
  ])('refuses a log %s', (_what, log, reason) => {
    expect(verdictOn(log)).toEqual({ ok: false, reason });
  });

  it('accepts the sixth input as soon as a second has passed', () => {
    expect(verdictOn({ entries: [...fiveTaps, entry(60, TAP)] })).toMatchObject({ ok: true, inputs: 6 });
  });

  it('refuses a seed that is none', () => {
    expect(replay(tapGame, 'seed', aLog({}))).toEqual({ ok: false, reason: 'seed_malformed' });
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (seed, log) => void replay(tapGame, seed, log)));
    fc.assert(fc.property(fc.base64String(), (log) => void replay(tapGame, SEED, log.replace(/=/g, ''))));
  });
});

describe('a round', () => {
  const anAction = fc.record({
    code: fc.nat(4),
    x: fc.integer({ min: -5, max: 970 }),
    y: fc.integer({ min: -5, max: 970 }),
  });
  const aScript = fc.array(fc.record({ tick: fc.nat(99), pauses: fc.boolean(), action: anAction }));

  it('records a log that the replay accepts with the same result, whatever is pressed', () => {
    fc.assert(
      fc.property(aScript, fc.constantFrom('wide' as const, 'tall' as const), (script, field) => {
        const round = createRound(tapGame, SEED, field);
        let recorded = 0;
        while (!round.outcome.isFinished) {
          for (const { tick, pauses, action } of script) {
            if (tick !== round.tick) continue;
            if (pauses) round.pause();
            if (round.act(action)) recorded += 1;
          }
          round.advance();
        }
        const { score, coins, ticks } = round.outcome;
        expect(replay(tapGame, SEED, round.encode())).toMatchObject({
          ok: true,
          score,
          coins,
          ticks,
          inputs: recorded,
        });
      }),
    );
  });

  it('takes no input that the game does not know, that lies outside, or that comes too fast', () => {
    const round = createRound(tapGame, SEED, 'wide');
    const tap: GameAction = { code: TAP, x: 1, y: 1 };
    expect(round.act({ ...tap, code: 7 })).toBe(false);
    expect(round.act({ ...tap, x: 961 })).toBe(false);
    expect(round.act({ ...tap, x: 0.5 })).toBe(false);
    expect(round.act({ code: PICK, x: 1, y: 1 })).toBe(false);
    expect([1, 2, 3, 4, 5, 6].map(() => round.act(tap))).toEqual([true, true, true, true, true, false]);
    round.advance();
    expect(round.state.score).toBe(5);
  });

  it('notes a pause once a tick, however often it is told', () => {
    const round = createRound(tapGame, SEED, 'wide');
    for (const pauses of [2, 2, 0, 1]) {
      for (let count = 0; count < pauses; count++) round.pause();
      round.advance();
    }
    while (!round.outcome.isFinished) round.advance();
    expect(replay(tapGame, SEED, round.encode())).toMatchObject({ ok: true, pausedCount: 3 });
  });

  it('takes nothing more once it is over', () => {
    const round = createRound(tapGame, SEED, 'wide');
    for (let tick = 0; tick < 100; tick++) round.advance();
    const log = round.encode();
    expect(round.act({ code: TAP, x: 1, y: 1 })).toBe(false);
    round.pause();
    round.advance();
    expect([round.tick, round.encode()]).toEqual([100, log]);
  });
});

describe('a game', () => {
  const withCodes = (...codes: number[]) =>
    defineGame({
      ...tapGame,
      actions: Object.fromEntries(codes.map((code, index) => [index, { code, takes: 'nothing' as const }])),
    });

  it('cannot be defined with two actions of one code', () => {
    expect(() => withCodes(1, 1)).toThrow('Tap: action codes are distinct integers from 0 to 63.');
  });

  it.each([[-1], [0.5], [64], [1, 64]])('cannot be defined with the code %d', (...codes) => {
    expect(() => withCodes(...codes)).toThrow(RangeError);
  });

  it('can be defined with every code that fits the log', () => {
    expect(Object.keys(withCodes(0, 63).actions)).toHaveLength(2);
  });

  it('knows the actions it has named', () => {
    expect(actionRefusal(tapGame, 'wide', { code: 7, x: 0, y: 0 })).toBe('action_unknown');
  });

  it('has a ledger line for each part that pays', () => {
    const state = { ...tapGame.start(SEED, 'wide'), score: 4 };
    expect(payoutOf(tapGame, state)).toEqual([]);
    state.score = 10;
    expect(payoutOf(tapGame, state)).toEqual([{ description: 'Earned 2 coins playing Tap', coins: 2 }]);
    const lines = [
      { description: 'A place', coins: 0 },
      { description: 'The rest', coins: 2 },
    ];
    expect(payoutOf({ ...tapGame, payout: () => lines }, state)).toEqual([lines[1]]);
  });
});
