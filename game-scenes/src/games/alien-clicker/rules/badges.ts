import { fiveBadges } from '../../../rules-core/badges.js';
import { alienClicker } from './alien-clicker.rules.js';
import { CLICKER_CONFIG } from './config.js';

const { parScore, flawlessHits } = CLICKER_CONFIG;

const inOneRound = (what: string): string => `${what} in one round of Alien Clicker`;

/** The badges of Alien Clicker. */
export const clickerBadges = /* @__PURE__ */ fiveBadges(
  alienClicker,
  {
    first: { name: 'First Contact' },
    par: { name: 'Quick Hands', description: `${inOneRound(`Burst ${parScore} aliens`)}.` },
    flawless: {
      name: 'Never Missed',
      description: `${inOneRound(`Tap ${flawlessHits} times`)} and never miss.`,
    },
    twice: { name: 'Four Hands', description: `${inOneRound(`Burst ${2 * parScore} aliens`)}.` },
    fifty: { name: 'Old Friends' },
  },
  'clicker',
);
