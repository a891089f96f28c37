export { alienRacing } from './rules/alien-racing.rules.js';
export { racingBadges } from './rules/badges.js';
export { RIVALS } from './rules/config.js';
export { formWord } from './rules/form.js';
export { racingRecap, type RacingRecap } from './rules/recap.js';
export { temperName } from './rules/temper-name.js';
