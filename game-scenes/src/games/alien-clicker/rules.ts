export { alienClicker, type ClickerEvent } from './rules/alien-clicker.rules.js';
export { clickerBadges } from './rules/badges.js';
export { CLICKER_CONFIG } from './rules/config.js';
export { WIDE_ROUND as HOUSE_ROUND } from './rules/demo-rounds.js';
export { clickerRecap, type ClickerRecap } from './rules/recap.js';
export { isInRing, reachAt, sparkOf, weatherAt, type ClickerState } from './rules/state.js';
