export { strongholdBadges } from './rules/badges.js';
export { STRONGHOLD_CONFIG } from './rules/config.js';
export { strongholdRecap, type StrongholdRecap } from './rules/recap.js';
export { strongholdDefense } from './rules/stronghold-defense.rules.js';
