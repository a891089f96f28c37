export { alienRacing } from './rules/alien-racing.rules.js';
export { RIVALS } from './rules/config.js';
export { racingRecap, type RacingRecap } from './rules/recap.js';
