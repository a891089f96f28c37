import { actionRefusal, argumentCountOf, argumentOf, createInputLimiter } from './check-input.js';
import type { FieldName, GameAction, GameRules, Outcome } from './define-game.js';
import { createLogWriter } from './input-log.js';

/** One round of a game, driven tick by tick and recorded; used by scenes, bots and tests. */
export interface Round<State extends object = object, Event = unknown> {
  readonly field: FieldName;
  /** Number of ticks played so far. */
  readonly tick: number;
  /** Read-only view of the rules' own state. */
  readonly state: Readonly<State>;
  readonly outcome: Outcome;
  /**
   * Records an action for the coming tick. Returns false without recording it if the game rejects the action,
   * the round is over or the rate limit is exceeded. So a recorded round is never refused because of its
   * inputs.
   */
  act(action: GameAction): boolean;
  /** Records a pause; at most one per tick. */
  pause(): void;
  /** Plays one tick and returns its events. */
  advance(): readonly Event[];
  /** Returns the log so far as text. The server accepts it only for a finished round. */
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
