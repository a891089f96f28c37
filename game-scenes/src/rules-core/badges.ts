import type { GameRules } from './define-game.js';

/** Condition of a badge: a line of the racing ledger, or `count` proven rounds that fulfil all the rest. */
export type BadgeCause =
  | { readonly kind: 'line'; readonly descriptions: readonly string[] }
  | {
      readonly kind: 'rounds';
      readonly game: string;
      readonly count: number;
      readonly minScore: number;
      /** Longest play, in ticks. */
      readonly maxTicks: number;
      /** Whether only rounds without a fault count (`FaultObserver`). */
      readonly isFlawless: boolean;
    };

/** A badge of a game. */
export interface Badge {
  readonly id: string;
  readonly name: string;
  /** How to earn it, as shown to members. */
  readonly description: string;
  /** Achievement Points for it. */
  readonly points: number;
  readonly cause: BadgeCause;
}

type Rounds = Extract<BadgeCause, { kind: 'rounds' }>;

/** The kinds of badges that every game has. */
type Kind = 'first' | 'par' | 'flawless' | 'twice' | 'fifty';

/** Returns the cause of so many proven rounds of a game with a point at least. */
export function rounds(
  { id, ticksPerRound }: GameRules,
  count: number,
  conditions: Partial<Pick<Rounds, 'minScore' | 'maxTicks' | 'isFlawless'>> = {},
): Rounds {
  const any = { minScore: 1, maxTicks: ticksPerRound, isFlawless: false };
  return { kind: 'rounds', game: id, count, ...any, ...conditions };
}

/**
 * Returns the badges that every game has: first, par, flawless, twice, fifty. They follow from its rules, but for
 * what `own` says. Rounds of all versions count, so another par also changes badges that were earned.
 *
 * @param prefix begins the ids, which say the kind at their end
 */
export function fiveBadges(
  game: GameRules,
  own: Partial<Record<Kind, Partial<Omit<Badge, 'points'>>>> = {},
  prefix = game.id,
): [first: Badge, par: Badge, flawless: Badge, twice: Badge, fifty: Badge] {
  const { name, config } = game;
  const badge = (kind: Kind, points: number, usual: Omit<Badge, 'id' | 'points'>): Badge => ({
    id: `${prefix}-${kind}`,
    ...usual,
    ...own[kind],
    points,
  });
  const score = (minScore: number) => ({
    description: `Score ${minScore} in one round of ${name}.`,
    cause: rounds(game, 1, { minScore }),
  });
  return [
    badge('first', 10, {
      name: 'First Round',
      description: `Score in a round of ${name}.`,
      cause: rounds(game, 1),
    }),
    badge('par', 30, { name: 'On Par', ...score(config.parScore) }),
    badge('flawless', 50, {
      name: 'Flawless',
      description: `Play a round of ${name} without a fault.`,
      cause: rounds(game, 1, { isFlawless: true }),
    }),
    badge('twice', 60, { name: 'Twice Par', ...score(2 * config.parScore) }),
    badge('fifty', 70, {
      name: 'Fifty Rounds',
      description: `Score in fifty rounds of ${name}.`,
      cause: rounds(game, 50),
    }),
  ];
}

/** Returns the badges of a game without words of its own; without an observer of faults nobody could be flawless. */
export function usualBadges(game: GameRules): Badge[] {
  const [first, par, flawless, ...rest] = fiveBadges(game);
  return game.faults === undefined ? [first, par, ...rest] : [first, par, flawless, ...rest];
}
