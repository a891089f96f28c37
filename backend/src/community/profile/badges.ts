import {
  CLICKER_CONFIG,
  type GameId,
  type GameRules,
  GAMES,
  racingSimulator,
  TICKS_PER_SECOND,
} from 'game-scenes/rules';

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

/** Definition of a badge. */
export interface Badge {
  readonly id: string;
  /** Display name of the game that it belongs to. */
  readonly gameName: string;
  readonly name: string;
  /** How to earn it, as shown to members. */
  readonly description: string;
  /** Achievement Points for it. */
  readonly points: number;
  readonly cause: BadgeCause;
}

/** A badge of one game, as the lists below have it. */
type GameBadge = readonly [id: string, name: string, description: string, points: number, cause: BadgeCause];

/** Achievement Points of the five badges that every game has. */
const POINTS = { first: 10, par: 30, flawless: 50, twice: 60, fifty: 70 } as const;

/** Score for the complete distance (§9 of its rules); a player who does not reach the flag has less. */
const SCORE_OF_THE_WHOLE_WAY = 120;

/** Distance, first place and clean race: no race with a crash or behind a rival scores as much. */
const SCORE_OF_A_CLEAN_WIN = 300;

/** Half the time in which a decent bot finds all pairs; the score of Memory Match ends just above par. */
const SWIFT_SECONDS = 24;

const clicker = GAMES['alien-clicker'];
const memory = GAMES['memory-match'];
const stronghold = GAMES['stronghold-defense'];
const race = GAMES['alien-racing'];

/** Rounds of all versions count, so another par also changes badges of before: decide that with it. */
const parOf = ({ config }: GameRules): number => config.parScore;

const position = (place: number, game = race.name): string => `Position: ${place} – ${game}`;
const line = (...descriptions: string[]): BadgeCause => ({ kind: 'line', descriptions });

type RoundsCause = Extract<BadgeCause, { kind: 'rounds' }>;

/** Returns the cause of so many proven rounds of a game with a point at least. */
const rounds = (
  game: GameId,
  count: number,
  conditions: Partial<Pick<RoundsCause, 'minScore' | 'maxTicks' | 'isFlawless'>> = {},
): BadgeCause => ({
  ...{ kind: 'rounds', game, count, minScore: 1 },
  ...{ maxTicks: GAMES[game].ticksPerRound, isFlawless: false, ...conditions },
});

const ofGame = (gameName: string, badges: readonly GameBadge[]): Badge[] =>
  badges.map(([id, name, description, points, cause]) => ({
    ...{ id, gameName, name, description, points, cause },
  }));

/** All badges, game by game in the order they are shown; together 1,050 Achievement Points. */
export const BADGES: readonly Badge[] = [
  ...ofGame(clicker.name, [
    [
      'clicker-first',
      'First Contact',
      'Score in a round of Alien Clicker.',
      POINTS.first,
      rounds('alien-clicker', 1),
    ],
    [
      'clicker-par',
      'Quick Hands',
      `Tap ${parOf(clicker)} aliens in one round of Alien Clicker.`,
      POINTS.par,
      rounds('alien-clicker', 1, { minScore: parOf(clicker) }),
    ],
    [
      'clicker-flawless',
      'Never Missed',
      `Tap ${CLICKER_CONFIG.flawlessHits} aliens in one round of Alien Clicker without a miss.`,
      POINTS.flawless,
      rounds('alien-clicker', 1, { isFlawless: true }),
    ],
    [
      'clicker-twice',
      'Four Hands',
      `Tap ${2 * parOf(clicker)} aliens in one round of Alien Clicker.`,
      POINTS.twice,
      rounds('alien-clicker', 1, { minScore: 2 * parOf(clicker) }),
    ],
    [
      'clicker-fifty',
      'Old Friends',
      'Score in fifty rounds of Alien Clicker.',
      POINTS.fifty,
      rounds('alien-clicker', 50),
    ],
  ]),
  ...ofGame(memory.name, [
    [
      'memory-first',
      'First Glance',
      'Score in a round of Memory Match.',
      POINTS.first,
      rounds('memory-match', 1),
    ],
    [
      'memory-par',
      'All Eight',
      'Find all eight pairs in Memory Match.',
      POINTS.par,
      rounds('memory-match', 1, { minScore: parOf(memory) }),
    ],
    [
      'memory-flawless',
      'Nothing Forgotten',
      'Find all eight pairs in Memory Match and never miss one you have seen.',
      POINTS.flawless,
      rounds('memory-match', 1, { isFlawless: true }),
    ],
    [
      'memory-twice',
      'Third Eye',
      `Find all eight pairs in Memory Match in ${SWIFT_SECONDS} seconds.`,
      POINTS.twice,
      rounds('memory-match', 1, { minScore: parOf(memory), maxTicks: SWIFT_SECONDS * TICKS_PER_SECOND }),
    ],
    [
      'memory-fifty',
      'Long Memory',
      'Score in fifty rounds of Memory Match.',
      POINTS.fifty,
      rounds('memory-match', 50),
    ],
  ]),
  ...ofGame(stronghold.name, [
    [
      'stronghold-first',
      'First Watch',
      'Score in a round of Stronghold Defense.',
      POINTS.first,
      rounds('stronghold-defense', 1),
    ],
    [
      'stronghold-par',
      'Dome Keeper',
      `Score ${parOf(stronghold)} in one round of Stronghold Defense.`,
      POINTS.par,
      rounds('stronghold-defense', 1, { minScore: parOf(stronghold) }),
    ],
    [
      'stronghold-flawless',
      'Not a Scratch',
      'Hold the dome to the end in Stronghold Defense without losing a life.',
      POINTS.flawless,
      rounds('stronghold-defense', 1, { isFlawless: true }),
    ],
    [
      'stronghold-twice',
      'Swarm Breaker',
      `Score ${2 * parOf(stronghold)} in one round of Stronghold Defense.`,
      POINTS.twice,
      rounds('stronghold-defense', 1, { minScore: 2 * parOf(stronghold) }),
    ],
    [
      'stronghold-fifty',
      'Old Guard',
      'Score in fifty rounds of Stronghold Defense.',
      POINTS.fifty,
      rounds('stronghold-defense', 50),
    ],
  ]),
  ...ofGame(race.name, [
    ['first-race', 'First Race', 'Score in a race of Alien Racing.', POINTS.first, rounds('alien-racing', 1)],
    [
      'three-laps',
      'Three Laps',
      'Reach the flag in Alien Racing.',
      20,
      rounds('alien-racing', 1, { minScore: SCORE_OF_THE_WHOLE_WAY }),
    ],
    [
      'racing-par',
      'Race Pace',
      `Score ${parOf(race)} in one race of Alien Racing.`,
      POINTS.par,
      rounds('alien-racing', 1, { minScore: parOf(race) }),
    ],
    [
      'podium',
      'Podium',
      'Finish among the first three in Alien Racing.',
      30,
      line(position(1), position(2), position(3)),
    ],
    [
      'clean-race',
      'Clean Race',
      'Reach the flag in Alien Racing without a crash.',
      POINTS.flawless,
      line(`Clean race – ${race.name}`),
    ],
    ['race-winner', 'Race Winner', 'Win a race in Alien Racing.', 60, line(position(1))],
    [
      'racing-twice',
      'Perfect Race',
      'Win a race in Alien Racing without a crash.',
      POINTS.twice,
      rounds('alien-racing', 1, { minScore: SCORE_OF_A_CLEAN_WIN }),
    ],
    ['ten-races', 'Ten Races', 'Score in ten races of Alien Racing.', 40, rounds('alien-racing', 10)],
    [
      'fifty-races',
      'Old Hand',
      'Score in fifty races of Alien Racing.',
      POINTS.fifty,
      rounds('alien-racing', 50),
    ],
  ]),
  ...ofGame(racingSimulator.name, [
    [
      'lucky-run',
      'Lucky Run',
      'See your pod come in first in the Racing Simulator.',
      20,
      line(position(1, racingSimulator.name)),
    ],
  ]),
];
