import {
  actionRefusal,
  argumentCountOf,
  argumentOf,
  createInputLimiter,
  type ActionRefusal,
} from './check-input.js';
import {
  REPLAY_FLAGS,
  type FieldName,
  type GameAction,
  type GameRules,
  type Payout,
  type ReplayFlag,
  type Detector,
  type FaultObserver,
} from './define-game.js';
import { decodeInputLog, type InputLog, type LogEntry, type LogRefusal } from './input-log.js';
import { isSeed } from './random.js';
import { isMachineRhythm } from './rhythm.js';
import { stateHash } from './state-hash.js';

/** Reasons why a log fails verification. */
export type ReplayRefusal =
  | LogRefusal
  | ActionRefusal
  | 'seed_malformed'
  | 'log_too_many_inputs'
  | 'log_inputs_after_end'
  | 'round_unfinished';

/** Result of a verified log under the rules of a game and a seed. */
export interface ReplayProof {
  readonly ok: true;
  readonly field: FieldName;
  readonly score: number;
  readonly coins: number;
  /** Ledger lines of `coins`. */
  readonly payout: readonly Payout[];
  /** Length of the round; 60 ticks are one second. */
  readonly ticks: number;
  /** Hash of the final state, 16 hex digits. */
  readonly stateHash: string;
  /** Hash of field and inputs without pauses, 16 hex digits; equal for equal play by anybody. */
  readonly inputsHash: string;
  readonly inputs: number;
  readonly pausedCount: number;
  /** Flags for suspicious play, in the order of REPLAY_FLAGS. They do not affect the other fields. */
  readonly flags: readonly ReplayFlag[];
  /** Whether it was played without a fault, as its game counts them. Does not affect the other fields. */
  readonly isFlawless: boolean;
}

export type ReplayResult = ReplayProof | { readonly ok: false; readonly reason: ReplayRefusal };

type ActionEntry = Extract<LogEntry, { kind: 'action' }>;

/** Returns the first reason, in order of time, why the game rejects the log's inputs. */
function inputsRefusal(
  game: GameRules,
  field: FieldName,
  inputs: readonly ActionEntry[],
): ReplayRefusal | undefined {
  const isWithinRate = createInputLimiter(game.config.maxInputsPerSecond);
  for (const { tick, action, argumentCount } of inputs) {
    const takes = argumentOf(game, action.code);
    if (takes === undefined || argumentCountOf(takes) !== argumentCount) return 'action_unknown';
    const reason = actionRefusal(game, field, action);
    if (reason !== undefined) return reason;
    if (!isWithinRate(tick)) return 'log_too_many_inputs';
  }
  return undefined;
}

function logRefusal(
  game: GameRules,
  log: InputLog,
  inputs: readonly ActionEntry[],
): ReplayRefusal | undefined {
  // Without this limit, a log of a few bytes could demand hours of ticks.
  if (log.ticks > game.ticksPerRound) return 'log_inputs_after_end';
  const isLate = log.entries.some((entry) => entry.tick >= log.ticks);
  if (isLate) return 'log_inputs_after_end';
  return inputsRefusal(game, log.field, inputs);
}

/** Returns the state after the log's last tick, or the reason why the round did not end exactly there. */
function play(
  game: GameRules,
  seed: string,
  log: InputLog,
  inputs: readonly ActionEntry[],
  detector: Detector | undefined,
  faults: FaultObserver | undefined,
): object | ReplayRefusal {
  const state = game.start(seed, log.field);
  const actions: GameAction[] = [];
  let next = 0;
  for (let tick = 0; tick < log.ticks; tick++) {
    if (game.outcome(state).isFinished) return 'log_inputs_after_end';
    actions.length = 0;
    for (let entry = inputs[next]; entry?.tick === tick; entry = inputs[++next]) actions.push(entry.action);
    detector?.see(state, actions);
    faults?.see?.(state);
    game.step(state, actions);
  }
  return game.outcome(state).isFinished ? state : 'round_unfinished';
}

function flagsOf(inputs: readonly ActionEntry[], detector: Detector | undefined): ReplayFlag[] {
  const raised = new Set<ReplayFlag>(detector?.flags());
  if (isMachineRhythm(inputs.map((entry) => entry.tick))) raised.add('machine_rhythm');
  return REPLAY_FLAGS.filter((flag) => raised.has(flag));
}

/**
 * Verifies a log by replaying it. The work is bounded by the log's size limit and the game's `ticksPerRound`.
 * Never throws, however malformed `seed` or `log` is.
 */
export function replay(game: GameRules, seed: string, log: string): ReplayResult {
  if (!isSeed(seed)) return { ok: false, reason: 'seed_malformed' };
  const decoded = decodeInputLog(log);
  if (!decoded.ok) return decoded;
  const { field, entries, ticks } = decoded.log;
  const inputs = entries.filter((entry) => entry.kind === 'action');
  const reason = logRefusal(game, decoded.log, inputs);
  if (reason !== undefined) return { ok: false, reason };
  const detector = game.detector?.();
  const faults = game.faults?.();
  const state = play(game, seed, decoded.log, inputs, detector, faults);
  if (typeof state === 'string') return { ok: false, reason: state };
  const { score, coins } = game.outcome(state);
  return {
    ok: true,
    field,
    score,
    coins,
    payout: payoutOf(game, state),
    ticks,
    stateHash: stateHash(state),
    // Arrays instead of records, which are hashed key by key and take far longer.
    inputsHash: stateHash([field, inputs.map(({ tick, action: { code, x, y } }) => [tick, code, x, y])]),
    inputs: inputs.length,
    pausedCount: entries.length - inputs.length,
    flags: flagsOf(inputs, detector),
    isFlawless: faults?.isFlawless(state) ?? false,
  };
}

/** Returns the ledger lines of a finished round in order, without those of zero coins. */
export function payoutOf(game: GameRules, state: object): readonly Payout[] {
  const { coins } = game.outcome(state);
  const lines = game.payout?.(state) ?? [
    { description: `Earned ${coins} coins playing ${game.name}`, coins },
  ];
  return lines.filter((line) => line.coins > 0);
}
