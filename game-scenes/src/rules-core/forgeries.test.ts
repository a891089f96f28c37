/** Logs that cheat, tried in every game. A new way to bend a log or the rules is one row. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STRIKE } from '../games/alien-clicker/rules/alien-clicker.rules.js';
import { isReady, type ClickerState, type ClickerTarget } from '../games/alien-clicker/rules/state.js';
import { BUILD, CALL, SELL } from '../games/stronghold-defense/rules/stronghold-defense.rules.js';
import { BOTS, type BotSkill } from '../bots.js';
import { FLIP } from '../games/memory-match/rules/memory-match.rules.js';
import { NO_CARD, isFaceUp, isTurning, type MemoryState } from '../games/memory-match/rules/state.js';
import { STEER } from '../games/alien-racing/rules/alien-racing.rules.js';
import { STRONGHOLD_CONFIG } from '../games/stronghold-defense/rules/config.js';
import { placeProblem, type StrongholdState } from '../games/stronghold-defense/rules/state.js';
import { canCall } from '../games/stronghold-defense/rules/wave-results.js';
import { CHANCE_GAMES, FIELDS, GAME_IDS, GAMES, type GameId } from '../rules.js';
import { playLog } from '../../test/support/play-log.js';
import { stressCount } from '../../test/support/stress-count.js';
import { fromBase64Url, toBase64Url } from './base64url.js';
import { argumentCountOf, argumentOf } from './check-input.js';
import type { GameAction, GameRules } from './define-game.js';
import {
  decodeInputLog,
  encodeInputLog,
  LOG_LIMIT_CHARACTERS,
  type InputLog,
  type LogEntry,
} from './input-log.js';
import { replay, type ReplayRefusal } from './replay.js';
import { createRound } from './round.js';
import { stateHash } from './state-hash.js';

const SEED = '00112233445566778899aabbccddeeff';
const END = 0;
const PAUSE = 1 << 2;
const WIDE = 2 << 2;
const TALL = 3 << 2;

/** An honest round: its log as text, as bytes and decoded. */
interface Honest {
  readonly game: GameRules;
  readonly text: string;
  readonly bytes: readonly number[];
  readonly log: InputLog;
}

function decoded(text: string): InputLog {
  const result = decodeInputLog(text);
  if (!result.ok) throw new Error(result.reason);
  return result.log;
}

const honest = (game: GameRules, text: string): Honest => ({
  game,
  text,
  bytes: [...(fromBase64Url(text) ?? [])],
  log: decoded(text),
});
const played = (id: GameId, skill: BotSkill = 'decent'): Honest =>
  honest(GAMES[id], BOTS[id](SEED, 'wide', skill).encode());

const PLAYED = GAME_IDS.map((id) => played(id));
const WATCHED = CHANCE_GAMES.map((game) => honest(game, idleLog(game)));

/** Returns the log of a round in which nobody does anything. */
function idleLog(game: GameRules): string {
  const round = createRound(game, SEED, 'wide');
  while (!round.outcome.isFinished) round.advance();
  return round.encode();
}

const inMiddle = (text: string, what: string): string => {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + what + text.slice(middle);
};
const pauseAt = (tick: number): LogEntry => ({ kind: 'pause', tick });
const actionAt = (tick: number, action: GameAction, argumentCount: 0 | 1 | 2): ActionEntry => ({
  kind: 'action',
  tick,
  argumentCount,
  action,
});

type ActionEntry = Extract<LogEntry, { kind: 'action' }>;

/** Returns an input at this point, or of this choice, whether there is such a one or not. */
function inputOf(
  game: GameRules,
  x: (most: number) => number,
  y: (most: number) => number,
  tick = 0,
): ActionEntry {
  const [kind] = Object.values(game.actions);
  if (kind === undefined || kind.takes === 'nothing') throw new Error(`${game.name} takes no number.`);
  const { code, takes } = kind;
  const { width, height } = FIELDS.wide;
  const isPoint = takes === 'point';
  const action = { code, x: x(isPoint ? width : takes.choices - 1), y: isPoint ? y(height) : 0 };
  return actionAt(tick, action, argumentCountOf(takes));
}

const one = (): number => 1;
/** Returns an input that the game takes, at this tick. */
const inputAt = (game: GameRules, tick: number): ActionEntry => inputOf(game, one, one, tick);

type Row<C> = readonly [name: string, reason: ReplayRefusal, change: C];

const TEXTS: readonly Row<(text: string) => string>[] = [
  ['of nothing', 'log_malformed', () => ''],
  ['of one character', 'log_malformed', () => 'A'],
  ['that asks for coins', 'log_malformed', () => 'a million coins, please'],
  ['that is JSON', 'log_malformed', () => '{"score":1000000,"coins":1000000}'],
  ['with padding after it', 'log_malformed', (text) => `${text}=`],
  ['in the other base64 alphabet', 'log_malformed', (text) => inMiddle(text, '+/')],
  ['with a line end after it', 'log_malformed', (text) => `${text}\n`],
  ['with a letter that only looks Latin', 'log_malformed', (text) => `А${text.slice(1)}`],
  ['with an alien in it', 'log_malformed', (text) => inMiddle(text, '👽')],
  ['with a null byte', 'log_malformed', (text) => inMiddle(text, '\0')],
  ['of an impossible length', 'log_malformed', (text) => `${text.slice(0, text.length & ~3)}A`],
  ['over the limit', 'log_too_large', () => 'A'.repeat(LOG_LIMIT_CHARACTERS + 1)],
];

/** Puts bytes behind the field mark of an honest log, which is its first entry: two bytes after the version. */
const first =
  (...added: readonly number[]) =>
  (bytes: readonly number[]) =>
    bytes.toSpliced(3, 0, ...added);
const last =
  (...added: readonly number[]) =>
  (bytes: readonly number[]) => [...bytes, ...added];
const HOURS = Array.from({ length: 5000 }, () => [255, 255, 127, PAUSE]).flat();

const BYTES: readonly Row<(bytes: readonly number[]) => readonly number[]>[] = [
  ['of version 0', 'log_version_unknown', (bytes) => bytes.with(0, 0)],
  ['of a coming version', 'log_version_unknown', (bytes) => bytes.with(0, 2)],
  ['without its version', 'log_version_unknown', (bytes) => bytes.slice(1)],
  ['with a byte after its end', 'log_out_of_order', last(0)],
  ['with a second end', 'log_out_of_order', last(0, END)],
  ['with a pause after its end', 'log_out_of_order', last(0, PAUSE, 1, END)],
  ['that ends inside itself', 'log_out_of_order', first(0, END)],
  ['without a field', 'log_out_of_order', (bytes) => bytes.toSpliced(1, 2)],
  ['with both fields', 'log_out_of_order', first(0, TALL)],
  ['with its field twice', 'log_out_of_order', first(0, WIDE)],
  ['whose field comes late', 'log_out_of_order', (bytes) => bytes.with(1, 1)],
  ['whose field comes after a pause', 'log_out_of_order', (bytes) => bytes.toSpliced(1, 0, 0, PAUSE)],
  ['with a field that does not exist', 'log_out_of_order', (bytes) => bytes.with(2, 4 << 2)],
  ['with a mark that does not exist', 'log_malformed', first(0, 63 << 2)],
  ['with a pause that carries a point', 'log_malformed', first(0, PAUSE, 0, 200, 1)],
  ['with a number longer than needed [SEC-02]', 'log_malformed', first(128, 0, PAUSE)],
  ['with a number of five bytes', 'log_malformed', first(255, 255, 255, 255, 127, PAUSE)],
  ['with a number without an end', 'log_malformed', first(...Array<number>(500).fill(255))],
  ['with the largest step of time', 'log_inputs_after_end', first(255, 255, 255, 127, PAUSE)],
  ['with hours in small steps', 'log_inputs_after_end', first(...HOURS)],
];

type Change = (log: InputLog, game: GameRules) => Partial<InputLog>;
const UNKNOWN = actionAt(0, { code: 63, x: 1, y: 1 }, 2);
const isBefore = (end: number) => (entry: LogEntry) => entry.tick < end;

const LENGTHS: readonly Row<Change>[] = [
  [
    'that ended a tick early [SEC-02]',
    'round_unfinished',
    ({ entries, ticks }) => ({ entries: entries.filter(isBefore(ticks - 1)), ticks: ticks - 1 }),
  ],
  ['that ended at once', 'round_unfinished', () => ({ entries: [], ticks: 0 })],
  ['that went on for a tick', 'log_inputs_after_end', ({ ticks }) => ({ ticks: ticks + 1 })],
  ['with a pause at its end', 'log_inputs_after_end', ({ ticks }) => ({ entries: [pauseAt(ticks)] })],
  ['of two days [SEC-38]', 'log_inputs_after_end', () => ({ ticks: 2 * 24 * 3600 * 60 })],
  ['with an action that the game does not have', 'action_unknown', () => ({ entries: [UNKNOWN] })],
];

const added =
  (inputs: (game: GameRules) => readonly LogEntry[]): Change =>
  ({ entries }, game) => ({
    entries: [...inputs(game), ...entries],
  });
const outside = (x: (most: number) => number, y: (most: number) => number = () => 0): Change =>
  added((game) => [inputOf(game, x, y)]);

/** Rows for games that take input. */
const INPUTS: readonly Row<Change>[] = [
  [
    'with an input at its end',
    'log_inputs_after_end',
    ({ entries, ticks }, game) => ({ entries: [...entries, inputAt(game, ticks)] }),
  ],
  [
    'that went on with an input',
    'log_inputs_after_end',
    ({ entries, ticks }, game) => ({ entries: [...entries, inputAt(game, ticks)], ticks: ticks + 1 }),
  ],
  [
    'with more inputs than hands can do [SEC-02, SEC-11]',
    'log_too_many_inputs',
    added((game) => Array.from({ length: game.config.maxInputsPerSecond + 1 }, () => inputAt(game, 0))),
  ],
  [
    'with an input of no number',
    'action_unknown',
    added((game) => [{ ...inputAt(game, 0), argumentCount: 0 }]),
  ],
  ['right of what the game takes [SEC-08]', 'action_outside_field', outside((most) => most + 1)],
  ['left of what the game takes', 'action_outside_field', outside(() => -1)],
  ['as far away as a log can say', 'action_outside_field', outside(() => 2 ** 27 - 1)],
  ['as far to the left as a log can say', 'action_outside_field', outside(() => -(2 ** 27))],
];

/** Asserts that each of these rounds is refused once its log was changed. */
function expectRefused(
  rounds: readonly Honest[],
  reason: ReplayRefusal,
  change: (round: Honest) => string,
): void {
  for (const round of rounds) {
    expect({ game: round.game.name, ...replay(round.game, SEED, round.text) }).toMatchObject({ ok: true });
    const refused = { game: round.game.name, ...replay(round.game, SEED, change(round)) };
    expect(refused).toEqual({ game: round.game.name, ok: false, reason });
  }
}

const changing =
  (change: Change) =>
  ({ log, game }: Honest): string =>
    encodeInputLog({ ...log, ...change(log, game) });

describe('A log', () => {
  it.each(TEXTS)('%s is refused as %s', (_name, reason, change) => {
    expectRefused([...PLAYED, ...WATCHED], reason, ({ text }) => change(text));
  });

  it.each(BYTES)('%s is refused as %s', (_name, reason, change) => {
    expectRefused([...PLAYED, ...WATCHED], reason, ({ bytes }) => toBase64Url(change(bytes)));
  });

  it('with spare bits set is refused: no log has two spellings', () => {
    for (const { game, bytes } of [...PLAYED, ...WATCHED]) {
      const text = toBase64Url(bytes.length % 3 === 0 ? first(0, PAUSE)(bytes) : bytes);
      const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
        (character) => replay(game, SEED, text.slice(0, -1) + character).ok,
      );
      expect(spellings).toEqual([text.slice(-1)]);
    }
  });

  it('cut off anywhere is refused', () => {
    for (const { game, bytes } of [...PLAYED, ...WATCHED])
      for (const length of bytes.keys())
        expect(replay(game, SEED, toBase64Url(bytes.slice(0, length)))).toEqual({
          ok: false,
          reason: 'log_malformed',
        });
  });
});

describe('A round', () => {
  it.each(LENGTHS)('%s is refused as %s', (_name, reason, change) => {
    expectRefused([...PLAYED, ...WATCHED], reason, changing(change));
  });

  it.each(INPUTS)('%s is refused as %s', (_name, reason, change) => {
    expectRefused(PLAYED, reason, changing(change));
  });

  it('with a place above or below the field is refused', () => {
    const rounds = PLAYED.filter(({ game }) => Object.values(game.actions)[0]?.takes === 'point');
    for (const y of [(): number => -1, (most: number): number => most + 1])
      expectRefused(rounds, 'action_outside_field', changing(outside(() => 0, y)));
  });
});

/** Gives an input that the rules do not allow in this state; undefined where there is none. */
type Temptation = (state: object) => GameAction | undefined;

const card = (place: number): GameAction | undefined =>
  place === NO_CARD ? undefined : { code: FLIP, x: place, y: 0 };
const memory =
  (tempt: (state: MemoryState) => GameAction | undefined): Temptation =>
  (state) =>
    tempt(state as MemoryState);
const strike =
  (isJammed: boolean, isWanted = (_head: ClickerTarget): boolean => true): Temptation =>
  (state) => {
    const clicker = state as ClickerState;
    const head = clicker.targets.find((each) => each.y > 0 && each.y < FIELDS.wide.height && isWanted(each));
    return head && !isReady(clicker) && clicker.blaster.isJammed === isJammed
      ? { code: STRIKE, x: Math.round(head.x), y: Math.round(head.y) }
      : undefined;
  };
const PLACES = [60, 160, 260, 700, 800, 900].flatMap((x) => [60, 160, 380, 480].map((y) => ({ x, y })));
const build =
  (
    isRich: boolean,
    placeOf: (state: StrongholdState) => { readonly x: number; readonly y: number } | undefined,
  ): Temptation =>
  (state) => {
    const stronghold = state as StrongholdState;
    const place = placeOf(stronghold);
    const canPay = stronghold.money >= STRONGHOLD_CONFIG.towerCost;
    return place && canPay === isRich ? { code: BUILD, x: place.x, y: place.y } : undefined;
  };

const stronghold =
  (tempt: (state: StrongholdState) => GameAction | undefined): Temptation =>
  (state) =>
    tempt(state as StrongholdState);
const sale = (tower: number | undefined): GameAction | undefined =>
  tower === undefined ? undefined : { code: SELL, x: tower, y: 0 };

const MOVES: readonly (readonly [name: string, id: GameId, tempt: Temptation])[] = [
  ['a matched card turned again', 'memory-match', memory(({ isMatched }) => card(isMatched.indexOf(true)))],
  [
    'a card turned again to be a pair with itself [SEC-08]',
    'memory-match',
    memory(({ first, second }) => (second === NO_CARD ? card(first) : undefined)),
  ],
  [
    'a third card while two wait [SEC-08]',
    'memory-match',
    memory(({ isMatched, first, second }) =>
      second === NO_CARD
        ? undefined
        : card(isMatched.findIndex((isFound, at) => !isFound && at !== first && at !== second)),
    ),
  ],
  [
    'a tower without the money for it [SEC-08]',
    'stronghold-defense',
    build(false, (state) => PLACES.find(({ x, y }) => placeProblem(state, x, y) === undefined)),
  ],
  [
    'a card while another one turns',
    'memory-match',
    memory((state) =>
      isTurning(state) && state.second === NO_CARD
        ? card(state.symbols.findIndex((_, at) => !isFaceUp(state, at)))
        : undefined,
    ),
  ],
  ['a strike during a jam', 'alien-clicker', strike(true)],
  ['a strike while the blaster cools down', 'alien-clicker', strike(false)],
  ['a charged head struck during a jam', 'alien-clicker', strike(true, ({ isCharged }) => isCharged)],
  [
    'a charged head struck while the blaster cools down [SEC-08]',
    'alien-clicker',
    strike(false, ({ isCharged }) => isCharged),
  ],
  ['a tower in a crater', 'stronghold-defense', build(true, ({ ground }) => ground.craters[0])],
  [
    'a tower in the ring of the dome',
    'stronghold-defense',
    build(true, () => ({ x: 480, y: 270 - STRONGHOLD_CONFIG.domeRingPx + 1 })),
  ],
  ['a tower on the base', 'stronghold-defense', build(true, () => ({ x: 480, y: 270 }))],
  ['a tower on another tower [SEC-08]', 'stronghold-defense', build(true, ({ towers: [first] }) => first)],
  ['a tower on a crystal', 'stronghold-defense', build(true, ({ ground }) => ground.crystals[0])],
  [
    'a ninth tower',
    'stronghold-defense',
    build(true, (state) =>
      state.towers.length < STRONGHOLD_CONFIG.mostTowers
        ? undefined
        : PLACES.find(({ x, y }) => placeProblem(state, x, y) === undefined),
    ),
  ],
  [
    'a wave called before the one before it has come',
    'stronghold-defense',
    stronghold((state) => (canCall(state) ? undefined : { code: CALL, x: 0, y: 0 })),
  ],
  [
    'the sale of a tower that never stood',
    'stronghold-defense',
    stronghold((state) => sale(state.towerCount + 1)),
  ],
  [
    'the sale of a tower that was sold',
    'stronghold-defense',
    stronghold(({ towerCount, towers }) =>
      sale(
        Array.from({ length: towerCount }, (_, index) => index + 1).find((id) =>
          towers.every((tower) => tower.id !== id),
        ),
      ),
    ),
  ],
  [
    'a side that is steered to already',
    'alien-racing',
    (state) => ({
      code: STEER,
      x: [1, 0, 2][(state as { pod: { steer: number } }).pod.steer + 1] ?? 0,
      y: 0,
    }),
  ],
];

/** Returns an honest log with forbidden inputs wherever the state tempts, at most one in a third of a second. */
function withMoves({ game, log }: Honest, tempt: Temptation): string {
  const state = game.start(SEED, log.field);
  const entries: LogEntry[] = [];
  let earliest = 0;
  for (let tick = 0; tick < log.ticks; tick += 1) {
    const action = tick >= earliest ? tempt(state) : undefined;
    const takes = action && argumentOf(game, action.code);
    if (action && takes !== undefined) {
      entries.push(actionAt(tick, action, argumentCountOf(takes)));
      earliest = tick + 20;
    }
    const due = log.entries.filter((entry) => entry.tick === tick);
    entries.push(...due);
    game.step(
      state,
      due.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : [])),
    );
  }
  expect(entries.length).toBeGreaterThan(log.entries.length);
  return encodeInputLog({ ...log, entries });
}

describe('A move that the rules do not allow', () => {
  it.each(MOVES)('has no effect: %s, in %s', (_name, id, tempt) => {
    // A novice errs in every game.
    const round = played(id, 'novice');
    const without = replay(round.game, SEED, round.text);
    if (!without.ok) throw new Error(without.reason);
    const { stateHash: hash, score, coins } = without;
    expect(replay(round.game, SEED, withMoves(round, tempt))).toMatchObject({
      ok: true,
      stateHash: hash,
      score,
      coins,
    });
  });
});

describe('A move made twice in one tick', () => {
  it.each([
    ['a call', CALL],
    ['a sale', SELL],
  ])('is %s made once', (_name, code) => {
    const round = played('stronghold-defense');
    const entries = round.log.entries.flatMap((entry) =>
      entry.kind === 'action' && entry.action.code === code ? [entry, entry] : [entry],
    );
    expect(entries.length).toBeGreaterThan(round.log.entries.length);
    const [without, twice] = [round.text, encodeInputLog({ ...round.log, entries })].map((text) =>
      replay(round.game, SEED, text),
    );
    if (!without?.ok || !twice?.ok) throw new Error('Both prove a round.');
    expect([twice.stateHash, twice.score]).toEqual([without.stateHash, without.score]);
  });
});

const inputsOf = (entries: readonly LogEntry[]): LogEntry[] =>
  entries.filter(({ kind }) => kind === 'action');

/** Asserts that a log that proves a round is the one that this round itself records, and pays no more. */
function expectOwnRound({ game, text: original, log: { field, entries } }: Honest, text: string): void {
  const proof = replay(game, SEED, text);
  if (!proof.ok) return;
  const log = decoded(text);
  expect(encodeInputLog(log)).toBe(text);
  const round = playLog(game, SEED, text);
  const inputs = inputsOf(log.entries);
  expect(round.encode()).toBe(encodeInputLog({ ...log, entries: inputs }));
  const { score, coins, ticks } = round.outcome;
  expect(proof).toMatchObject({ score, coins, ticks, stateHash: stateHash(round.state) });
  expect(proof.payout.reduce((sum, line) => sum + line.coins, 0)).toBe(coins);
  const copied = replay(game, SEED, original);
  const isCopy = JSON.stringify([log.field, inputs]) === JSON.stringify([field, inputsOf(entries)]);
  expect(copied.ok && copied.inputsHash === proof.inputsHash).toBe(isCopy);
}

describe.each([...PLAYED, ...WATCHED].map((round) => ({ name: round.game.name, ...round })))(
  'In $name',
  (round) => {
    const { game } = round;

    it('no bytes prove a round that was not recorded so [SEC-02]', () => {
      const edits = fc.array(
        fc.record({ at: fc.nat(), cut: fc.nat(3), bytes: fc.uint8Array({ maxLength: 3 }) }),
        { minLength: 1, maxLength: 3 },
      );
      const damaged = edits.map((all) =>
        all.reduce<readonly number[]>(
          (bytes, { at, cut, bytes: others }) => bytes.toSpliced(at % bytes.length, cut, ...others),
          round.bytes,
        ),
      );
      const random = fc.uint8Array().map((bytes) => [1, 0, WIDE, ...bytes]);
      fc.assert(
        fc.property(fc.oneof({ weight: 4, arbitrary: damaged }, random), (bytes) => {
          expectOwnRound(round, toBase64Url(bytes));
        }),
        { numRuns: stressCount(150, 3000) },
      );
    });

    it('any log that can be read replays without an error and pays no more than its replay [SEC-02]', () => {
      const anInput = fc.tuple(fc.nat(game.ticksPerRound - 1), fc.nat(), fc.nat());
      const entryOf = ([tick, x, y]: readonly [number, number, number]): LogEntry => {
        if (CHANCE_GAMES.includes(game) || x % 50 === 0) return pauseAt(tick);
        const [inX, inY] = [x, y].map((value) => (most: number) => value % (most + 1));
        return inputOf(game, inX ?? one, inY ?? one, tick);
      };
      const aLog = fc.array(anInput, { maxLength: 60 }).map((inputs) => {
        const entries = inputs.toSorted(([earlier], [later]) => earlier - later).map(entryOf);
        return encodeInputLog({ ...round.log, entries, ticks: game.ticksPerRound });
      });
      fc.assert(
        fc.property(aLog, (text) => expectOwnRound(round, text)),
        { numRuns: stressCount(40, 1000) },
      );
    });
  },
);
