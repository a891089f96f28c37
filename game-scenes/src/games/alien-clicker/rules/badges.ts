import { fiveBadges } from '../../../rules-core/badges.js';
import { alienClicker } from './alien-clicker.rules.js';
import { CLICKER_CONFIG } from './config.js';

const { parScore, flawlessHits } = CLICKER_CONFIG;

const tap = (aliens: number): string => `Tap ${aliens} aliens in one round of Alien Clicker`;

/** The badges of Alien Clicker. */
export const clickerBadges = /* @__PURE__ */ fiveBadges(
  alienClicker,
  {
    first: { name: 'First Contact' },
    par: { name: 'Quick Hands', description: `${tap(parScore)}.` },
    flawless: { name: 'Never Missed', description: `${tap(flawlessHits)} without a miss.` },
    twice: { name: 'Four Hands', description: `${tap(2 * parScore)}.` },
    fifty: { name: 'Old Friends' },
  },
  'clicker',
);
