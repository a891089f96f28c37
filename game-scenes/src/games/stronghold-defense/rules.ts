export { strongholdStory, type StrongholdStory } from './rules/recap.js';
export { strongholdDefense } from './rules/stronghold-defense.rules.js';
