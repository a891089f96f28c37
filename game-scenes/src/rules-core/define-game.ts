/** Rate of the rules on every device, whatever the frame rate; one tick is 1/60 s of play. */
export const TICKS_PER_SECOND = 60;

/** Sizes of the two play fields in logical px; the view scales them to the screen. */
export const FIELDS = {
  wide: { width: 960, height: 540 },
  tall: { width: 540, height: 960 },
} as const;

/** Play field; chosen at the start by the shape of the play area, and the first entry of the log. */
export type FieldName = keyof typeof FIELDS;

export interface FieldSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A player's action; `code` identifies it within the game. `x` and `y` are logical px of a point, `x` alone
 * is the number of a choice, and both are 0 where the action has no argument.
 */
export interface GameAction {
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** Argument of an action: none, a point of the field (borders included), or a number below `choices`. */
export type ActionArgument = 'nothing' | 'point' | { readonly choices: number };

/** An action of a game. Codes are 0–63, distinct within the game and never reused for another meaning. */
export interface ActionKind {
  readonly code: number;
  readonly takes: ActionArgument;
}

/** Result of a round, computed by the rules. */
export interface Outcome {
  readonly isFinished: boolean;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
}

/** One ledger line that a round pays. The lines of a round add up to its `outcome.coins`. */
export interface Payout {
  readonly description: string;
  readonly coins: number;
}

/** Fields common to the configs of all games. A game adds its own numbers, each with its unit in the name. */
export interface GameConfig {
  /** Score of a decent player; 'All Games' adds up 1000 × best ÷ par. */
  readonly parScore: number;
  /** Above human ability, below what would burden the server. The scene drops further inputs. */
  readonly maxInputsPerSecond: number;
}

/** Flags for play beyond human ability. They change neither score nor coins; admins review flagged rounds. */
export const REPLAY_FLAGS = [
  'superhuman_reaction',
  'superhuman_aim',
  'superhuman_luck',
  'machine_rhythm',
] as const;

export type ReplayFlag = (typeof REPLAY_FLAGS)[number];

/** Judges during a replay how the round was played. Reads the state and never writes to it. */
export interface Detector<State extends object = object> {
  /** Records one step. Called before the step is played, with the state the player saw and their actions. */
  see(state: Readonly<State>, actions: readonly GameAction[]): void;
  /** Returns the flags raised so far, without duplicates. */
  flags(): readonly ReplayFlag[];
}

/** Decides during a replay whether a round was played without a fault. Reads the state and never writes to it. */
export interface FaultObserver<State extends object = object> {
  /** Records one step. Called before the step is played, with the state the player saw. */
  see?(state: Readonly<State>): void;
  /** Returns whether the round that ended in this state was flawless; an idle one is not. */
  isFlawless(state: Readonly<State>): boolean;
}

/**
 * Rules of a game: pure, deterministic and independent of the clock. State is plain JSON-able data that
 * `step` changes in place, which avoids allocations; nothing else may write to it.
 */
export interface GameRules<State extends object = object, Event = unknown> {
  readonly id: string;
  /** The `gameName` of the API and of every screen (§9). */
  readonly name: string;
  /** One or two short sentences for new players. */
  readonly description: string;
  /** Shows the game with a "new" mark. */
  readonly isNew: boolean;
  /** Must be increased with every change that makes an old log play differently. */
  readonly rulesVersion: number;
  /** Maximum length of a round, in ticks. */
  readonly ticksPerRound: number;
  readonly config: GameConfig;
  readonly actions: Readonly<Record<string, ActionKind>>;
  /** Returns the state before the first tick. `seed` is 32 hex digits and determines everything random. */
  start(seed: string, field: FieldName): State;
  /**
   * Plays one tick: applies `actions` in order to the state the player saw, then moves the world. Returns the
   * events for the view's effects; the list is valid until the next step. A finished round does not change.
   */
  step(state: State, actions: readonly GameAction[]): readonly Event[];
  outcome(state: State): Outcome;
  /** Returns the ledger lines, if they say more than 'Earned {n} coins playing {name}'. */
  payout?(state: Readonly<State>): readonly Payout[];
  /** Ledger category of the coins, if it is not that of the games. */
  readonly coinSource?: 'racing';
  /** Returns the distance covered so far, for a game in which a gap is told in time instead of points. */
  way?(state: Readonly<State>): number;
  /** Breaks ties between equal scores in favour of the shorter round. */
  readonly fewerTicksWin?: boolean;
  /** Creates a detector for one replay. Without it only the rhythm of the inputs is judged. */
  detector?(): Detector<State>;
  /** Creates an observer of the player's faults for one replay. Without it no round is flawless. */
  faults?(): FaultObserver<State>;
}

const ACTION_CODES = 64;

/** Rules with the exact types of their parts. */
type ExactRules<State extends object, Event, Config, Id, Name> = GameRules<State, Event> & {
  readonly id: Id;
  readonly name: Name;
  readonly config: Config;
};

/**
 * Checks the action codes of a game and keeps the exact types of its id, name, state, events and config.
 * @throws RangeError at load time when two actions share a code or a code does not fit the log.
 */
export function defineGame<
  State extends object,
  Event,
  Config extends GameConfig,
  Id extends string = string,
  Name extends string = string,
>(rules: ExactRules<State, Event, Config, Id, Name>): ExactRules<State, Event, Config, Id, Name> {
  const codes = Object.values(rules.actions).map((kind) => kind.code);
  const areValid = codes.every((code) => Number.isInteger(code) && code >= 0 && code < ACTION_CODES);
  if (!areValid || new Set(codes).size < codes.length) {
    throw new RangeError(`${rules.name}: action codes are distinct integers from 0 to ${ACTION_CODES - 1}.`);
  }
  return rules;
}
