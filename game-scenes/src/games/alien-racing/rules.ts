export { alienRacing } from './rules/alien-racing.rules.js';
export { RIVALS } from './rules/config.js';
export { racingStory, type RacingStory } from './rules/recap.js';
