/** Rules run at this rate everywhere; one tick is a sixtieth of a second of play, whatever the screen does. */
export const TICKS_PER_SECOND = 60;

/** Logical px of the two play fields; the view scales them to the screen. */
export const FIELDS = {
  wide: { width: 960, height: 540 },
  tall: { width: 540, height: 960 },
} as const;

/** A round picks one when it starts, from the shape of the play area; the choice is the log's first entry. */
export type FieldName = keyof typeof FIELDS;

export interface FieldSize {
  readonly width: number;
  readonly height: number;
}

/**
 * What a player did: the code says which of the game's actions. `x` and `y` are logical px of a point, `x` alone is
 * the number of a choice, both are 0 where the action takes nothing.
 */
export interface GameAction {
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** What an action carries: nothing, a point of the field (borders included), or one of `choices` numbers from 0. */
export type ActionArgument = 'nothing' | 'point' | { readonly choices: number };

/** An action a game knows. Codes are 0–63, distinct within the game and never reused for another meaning. */
export interface ActionKind {
  readonly code: number;
  readonly takes: ActionArgument;
}

/** The result of a round as the rules see it. */
export interface Outcome {
  readonly isFinished: boolean;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
}

/** A line of the ledger that a round pays; the sum of a round's lines is its `outcome.coins`. */
export interface Payout {
  readonly description: string;
  readonly coins: number;
}

/** What every game's config names; a game adds its own numbers, each with its unit in the name. */
export interface GameConfig {
  /** A decent player's score; 'All Games' adds up 1000 × best ÷ par. */
  readonly parScore: number;
  /** Above what hands can do, below what hurts a server; the scene drops inputs beyond it. */
  readonly maxInputsPerSecond: number;
}

/** What an honest hand cannot have done. A flag changes neither score nor coins; people look at what is flagged. */
export const REPLAY_FLAGS = [
  'superhuman_reaction',
  'superhuman_aim',
  'superhuman_luck',
  'machine_rhythm',
] as const;

export type ReplayFlag = (typeof REPLAY_FLAGS)[number];

/** Looks on while a log is replayed and judges how it was played. It reads the state and never writes to it. */
export interface Detector<State extends object = object> {
  /** To be told of each step before it is played: the state the player saw, and what they did. */
  see(state: Readonly<State>, actions: readonly GameAction[]): void;
  /** What stood out, each at most once. */
  flags(): readonly ReplayFlag[];
}

/**
 * A game's rules: pure, deterministic, no time of their own. State is plain JSON-able data that `step` changes in
 * place, so that a step retains no memory; nobody else writes to it.
 */
export interface GameRules<State extends object = object, Event = unknown> {
  readonly id: string;
  /** The `gameName` of the API and of every screen (§9). */
  readonly name: string;
  /** One or two short sentences for those who have not played it. */
  readonly description: string;
  /** Shown with the mark of a new game. */
  readonly isNew: boolean;
  /** Grows with every change that makes an old log play differently. */
  readonly rulesVersion: number;
  /** A round never lasts longer. */
  readonly ticksPerRound: number;
  readonly config: GameConfig;
  readonly actions: Readonly<Record<string, ActionKind>>;
  /** The state before the first tick; `seed` is 32 hex digits and decides everything random. */
  start(seed: string, field: FieldName): State;
  /**
   * Plays one tick: applies `actions` in order to the state the player saw, then moves the world. Gives what happened,
   * for the view's effects; the list is valid until the next step. A finished round stays as it is.
   */
  step(state: State, actions: readonly GameAction[]): readonly Event[];
  outcome(state: State): Outcome;
  /** The ledger lines of a finished round where they tell more than 'Earned {n} coins playing {name}'. */
  payout?(state: Readonly<State>): readonly Payout[];
  /** The part of the ledger its coins belong to, when it is not that of the games. */
  readonly coinSource?: 'racing';
  /** Among equal scores the shorter round ranks higher. */
  readonly fewerTicksWin?: boolean;
  /** A fresh detector for one replay of this game; without one only the rhythm of the inputs is judged. */
  detector?(): Detector<State>;
}

const ACTION_CODES = 64;

/**
 * A game, checked: keeps the exact types of state, events and config.
 * @throws RangeError at load time when two actions share a code or a code does not fit the log.
 */
export function defineGame<State extends object, Event, Config extends GameConfig>(
  rules: GameRules<State, Event> & { readonly config: Config },
): GameRules<State, Event> & { readonly config: Config } {
  const codes = Object.values(rules.actions).map((kind) => kind.code);
  const areValid = codes.every((code) => Number.isInteger(code) && code >= 0 && code < ACTION_CODES);
  if (!areValid || new Set(codes).size < codes.length) {
    throw new RangeError(`${rules.name}: action codes are distinct integers from 0 to ${ACTION_CODES - 1}.`);
  }
  return rules;
}
