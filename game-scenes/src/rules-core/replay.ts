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
} from './define-game.js';
import { decodeInputLog, type InputLog, type LogEntry, type LogRefusal } from './input-log.js';
import { payoutOf } from './payout.js';
import { isSeed } from './random.js';
import { isMachineRhythm } from './rhythm.js';
import { stateHash } from './state-hash.js';

/** Why a log proves nothing. */
export type ReplayRefusal =
  | LogRefusal
  | ActionRefusal
  | 'seed_malformed'
  | 'log_too_many_inputs'
  | 'log_inputs_after_end'
  | 'round_unfinished';

/** What a log proves under a game's rules and a seed. */
export interface ReplayProof {
  readonly ok: true;
  readonly field: FieldName;
  readonly score: number;
  readonly coins: number;
  /** The ledger lines of those coins. */
  readonly payout: readonly Payout[];
  /** Length of the round; a sixtieth of a second each. */
  readonly ticks: number;
  /** 16 hex digits of the final state. */
  readonly stateHash: string;
  /** 16 hex digits of field and inputs, pauses left out: the same for the same play, whoever sends it. */
  readonly inputsHash: string;
  readonly inputs: number;
  readonly pausedCount: number;
  /** What looks like no hand's doing, in the order of REPLAY_FLAGS; it changes nothing above. */
  readonly flags: readonly ReplayFlag[];
}

export type ReplayResult = ReplayProof | { readonly ok: false; readonly reason: ReplayRefusal };

type ActionEntry = Extract<LogEntry, { kind: 'action' }>;

/** The first reason, in order of time, why the game cannot take the log's inputs. */
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
  // Without this bound a log of a few bytes could ask for hours of ticks.
  if (log.ticks > game.ticksPerRound) return 'log_inputs_after_end';
  const isLate = log.entries.some((entry) => entry.tick >= log.ticks);
  if (isLate) return 'log_inputs_after_end';
  return inputsRefusal(game, log.field, inputs);
}

/** The state after the log's last tick, or the reason why the round did not end exactly there. */
function play(
  game: GameRules,
  seed: string,
  log: InputLog,
  inputs: readonly ActionEntry[],
  detector: Detector | undefined,
): object | ReplayRefusal {
  const state = game.start(seed, log.field);
  const actions: GameAction[] = [];
  let next = 0;
  for (let tick = 0; tick < log.ticks; tick++) {
    if (game.outcome(state).isFinished) return 'log_inputs_after_end';
    actions.length = 0;
    for (let entry = inputs[next]; entry?.tick === tick; entry = inputs[++next]) actions.push(entry.action);
    detector?.see(state, actions);
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
 * Plays a log again and decides what it proves. The work is bounded by the log's size limit and the game's
 * `ticksPerRound`; nothing in `seed` or `log`, however malformed, makes it throw.
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
  const state = play(game, seed, decoded.log, inputs, detector);
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
    // Lists, as records are hashed key by key: a third of the time of a busy round's replay.
    inputsHash: stateHash([field, inputs.map(({ tick, action: { code, x, y } }) => [tick, code, x, y])]),
    inputs: inputs.length,
    pausedCount: entries.length - inputs.length,
    flags: flagsOf(inputs, detector),
  };
}
