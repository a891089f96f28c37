import { actionRefusal, argumentCountOf, argumentOf, createInputLimiter } from './check-input.js';
import type { FieldName, GameAction, GameRules, Outcome } from './define-game.js';
import { createLogWriter } from './input-log.js';

/** One play of one game, driven tick by tick and recorded; scene, bots and tests use the same one. */
export interface Round<State extends object = object, Event = unknown> {
  readonly field: FieldName;
  /** Steps played so far. */
  readonly tick: number;
  /** The rules' own state, to be read only. */
  readonly state: Readonly<State>;
  readonly outcome: Outcome;
  /**
   * Records an action for the coming tick. False, and nothing recorded, when the game does not take it, the round is
   * over, or hands cannot be that fast: so a recorded round is never refused for what was pressed.
   */
  act(action: GameAction): boolean;
  /** Records that play paused here; once per tick is enough. */
  pause(): void;
  /** Plays one tick and gives what happened in it. */
  advance(): readonly Event[];
  /** The log up to now as text; the server accepts it once the round is finished. */
  encode(): string;
}

const NOTHING_HAPPENED: readonly never[] = [];

/** @throws RangeError when `seed` is not 32 lower-case hex digits. */
export function createRound<State extends object, Event>(
  game: GameRules<State, Event>,
  seed: string,
  field: FieldName,
): Round<State, Event> {
  const state = game.start(seed, field);
  const log = createLogWriter(field);
  const isWithinRate = createInputLimiter(game.config.maxInputsPerSecond);
  const pending: GameAction[] = [];
  let tick = 0;
  let pausedAtTick = -1;
  let outcome = game.outcome(state);

  const act = (action: GameAction): boolean => {
    const takes = argumentOf(game, action.code);
    if (outcome.isFinished || takes === undefined || actionRefusal(game, field, action) !== undefined)
      return false;
    if (!isWithinRate(tick)) return false;
    log.action(tick, action, argumentCountOf(takes));
    pending.push(action);
    return true;
  };
  const advance = (): readonly Event[] => {
    if (outcome.isFinished) return NOTHING_HAPPENED;
    const events = game.step(state, pending);
    pending.length = 0;
    tick += 1;
    outcome = game.outcome(state);
    return events;
  };
  const pause = (): void => {
    if (outcome.isFinished || pausedAtTick === tick) return;
    pausedAtTick = tick;
    log.pause(tick);
  };
  return {
    field,
    state,
    act,
    advance,
    pause,
    encode: () => log.endedAt(tick),
    get tick() {
      return tick;
    },
    get outcome() {
      return outcome;
    },
  };
}
