export { memoryMatch } from './rules/memory-match.rules.js';
export { memoryStory, type MemoryStory } from './rules/recap.js';
