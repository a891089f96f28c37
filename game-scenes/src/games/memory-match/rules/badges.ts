import { fiveBadges, rounds } from '../../../rules-core/badges.js';
import { TICKS_PER_SECOND } from '../../../rules-core/define-game.js';
import { MEMORY_CONFIG } from './config.js';
import { memoryMatch } from './memory-match.rules.js';

/** Half the time in which a decent bot finds all pairs; the score ends just above par. */
const SWIFT_SECONDS = 24;

/** The badges of Memory Match. */
export const memoryBadges = /* @__PURE__ */ fiveBadges(
  memoryMatch,
  {
    first: { name: 'First Glance' },
    par: { name: 'All Eight', description: 'Find all eight pairs in Memory Match.' },
    flawless: {
      name: 'Nothing Forgotten',
      description: 'Find all eight pairs in Memory Match and never miss one you have seen.',
    },
    twice: {
      name: 'Third Eye',
      description: `Find all eight pairs in Memory Match in ${SWIFT_SECONDS} seconds.`,
      cause: rounds(memoryMatch, 1, {
        minScore: MEMORY_CONFIG.parScore,
        maxTicks: SWIFT_SECONDS * TICKS_PER_SECOND,
      }),
    },
    fifty: { name: 'Long Memory' },
  },
  'memory',
);
