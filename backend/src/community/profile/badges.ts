import { GAMES, racingSimulator } from 'game-scenes/rules';

/** Condition of a badge: a line of the racing ledger, or `count` proven rounds with at least `minScore`. */
export type BadgeCause =
  | { readonly kind: 'line'; readonly descriptions: readonly string[] }
  | {
      readonly kind: 'rounds';
      readonly game: string;
      readonly minScore: number;
      readonly count: number;
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

const race = GAMES['alien-racing'];

/** Score for the complete distance (§9 of its rules); a player who does not reach the flag has less. */
const SCORE_OF_THE_WHOLE_WAY = 120;

const position = (place: number, game = race.name): string => `Position: ${place} – ${game}`;
const rounds = (count: number, minScore = 0, game: string = race.id): BadgeCause => ({
  kind: 'rounds',
  game,
  minScore,
  count,
});
const line = (...descriptions: string[]): BadgeCause => ({ kind: 'line', descriptions });

/** All racing badges, in the order they are shown; together 300 Achievement Points. */
export const BADGES: readonly Badge[] = [
  {
    id: 'first-race',
    name: 'First Race',
    gameName: race.name,
    description: 'Drive your first race in Alien Racing.',
    points: 10,
    cause: rounds(1),
  },
  {
    id: 'three-laps',
    name: 'Three Laps',
    gameName: race.name,
    description: 'Reach the flag in Alien Racing.',
    points: 20,
    cause: rounds(1, SCORE_OF_THE_WHOLE_WAY),
  },
  {
    id: 'podium',
    name: 'Podium',
    gameName: race.name,
    description: 'Finish among the first three in Alien Racing.',
    points: 30,
    cause: line(position(1), position(2), position(3)),
  },
  {
    id: 'clean-race',
    name: 'Clean Race',
    gameName: race.name,
    description: 'Reach the flag in Alien Racing without a crash.',
    points: 50,
    cause: line(`Clean race – ${race.name}`),
  },
  {
    id: 'race-winner',
    name: 'Race Winner',
    gameName: race.name,
    description: 'Win a race in Alien Racing.',
    points: 60,
    cause: line(position(1)),
  },
  {
    id: 'ten-races',
    name: 'Ten Races',
    gameName: race.name,
    description: 'Drive ten races in Alien Racing.',
    points: 40,
    cause: rounds(10),
  },
  {
    id: 'fifty-races',
    name: 'Old Hand',
    gameName: race.name,
    description: 'Drive fifty races in Alien Racing.',
    points: 70,
    cause: rounds(50),
  },
  {
    id: 'lucky-run',
    name: 'Lucky Run',
    gameName: race.name,
    description: 'See your pod come in first in the Racing Simulator.',
    points: 20,
    cause: line(position(1, racingSimulator.name)),
  },
];
