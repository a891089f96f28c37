import { type Badge, type BadgeCause, fiveBadges, rounds } from '../../../rules-core/badges.js';
import { alienRacing } from './alien-racing.rules.js';
import { RACING_CONFIG } from './config.js';

const { parScore, distancePoints } = RACING_CONFIG;

/** Takes a win or a clean race, and mostly both. Twice the par is out of reach. */
const PERFECT_SCORE = 300;

const [first, par, flawless, twice, fifty] = /* @__PURE__ */ fiveBadges(
  alienRacing,
  {
    first: { id: 'first-race', name: 'First Race', description: 'Score in a race of Alien Racing.' },
    par: { name: 'Race Pace', description: `Score ${parScore} in one race of Alien Racing.` },
    flawless: {
      id: 'clean-race',
      name: 'Clean Race',
      description: 'Reach the flag in Alien Racing without a crash.',
    },
    twice: {
      name: 'Perfect Race',
      description: `Score ${PERFECT_SCORE} in one race of Alien Racing.`,
      cause: rounds(alienRacing, 1, { minScore: PERFECT_SCORE }),
    },
    fifty: { id: 'fifty-races', name: 'Old Hand', description: 'Score in fifty races of Alien Racing.' },
  },
  'racing',
);

/** Returns the cause of a finish in one of these places. */
const finish = (...places: readonly number[]): BadgeCause => ({
  kind: 'line',
  descriptions: places.map((place) => `Position: ${place} – Alien Racing`),
});

/** The badges of Alien Racing: the five that every game has, and four more. */
export const racingBadges: readonly Badge[] = [
  first,
  {
    id: 'three-laps',
    name: 'Three Laps',
    description: 'Reach the flag in Alien Racing.',
    points: 20,
    // Who does not reach the flag has less.
    cause: rounds(alienRacing, 1, { minScore: distancePoints }),
  },
  par,
  {
    id: 'podium',
    name: 'Podium',
    description: 'Finish among the first three in Alien Racing.',
    points: 30,
    cause: finish(1, 2, 3),
  },
  flawless,
  {
    id: 'race-winner',
    name: 'Race Winner',
    description: 'Win a race in Alien Racing.',
    points: 60,
    cause: finish(1),
  },
  twice,
  {
    id: 'ten-races',
    name: 'Ten Races',
    description: 'Score in ten races of Alien Racing.',
    points: 40,
    cause: rounds(alienRacing, 10),
  },
  fifty,
];
