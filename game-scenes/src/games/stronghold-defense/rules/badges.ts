import { fiveBadges } from '../../../rules-core/badges.js';
import { strongholdDefense } from './stronghold-defense.rules.js';

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
    twice: { name: 'Swarm Breaker' },
    fifty: { name: 'Old Guard' },
  },
  'stronghold',
);
