import { fiveBadges, rounds } from '../../../rules-core/badges.js';
import { strongholdDefense } from './stronghold-defense.rules.js';

const BREAKER_SCORE = 1000;

/** The badges of Stronghold Defense. */
export const strongholdBadges = /* @__PURE__ */ fiveBadges(
  strongholdDefense,
  {
    first: { name: 'First Watch' },
    par: { name: 'Dome Keeper' },
    flawless: {
      name: 'Not a Scratch',
      description: 'Hold the dome to the end in Stronghold Defense without losing a life.',
    },
    twice: {
      name: 'Swarm Breaker',
      // Twice par is not to be reached in two minutes; one expert's round in eight has as much.
      description: `Score ${BREAKER_SCORE} in one round of Stronghold Defense.`,
      cause: rounds(strongholdDefense, 1, { minScore: BREAKER_SCORE }),
    },
    fifty: { name: 'Old Guard' },
  },
  'stronghold',
);
