export { memoryBadges } from './rules/badges.js';
export { memoryMatch } from './rules/memory-match.rules.js';
export { memoryRecap, type MemoryRecap } from './rules/recap.js';
